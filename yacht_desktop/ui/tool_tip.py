"""Tool tips of texts that others have written."""


def plain_tool_tip(text: str) -> str:
    """Return a text as a tool tip that shows it letter by letter, whatever signs are in it.

    A text that Qt takes for plain stays as it is: where nothing else is said, screen readers read tool tips.

    >>> plain_tool_tip("<b>Anna & Bo</b>")
    '<span>&lt;b&gt;Anna &amp; Bo&lt;/b&gt;</span>'
    >>> plain_tool_tip("Anna & Bo")
    'Anna & Bo'
    """
    if "<" not in text:
        return text
    from html import escape

    return f"<span>{escape(text, quote=False)}</span>"
