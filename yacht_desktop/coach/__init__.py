"""What a decision cost: advice, reviews, skill and luck. Knows no Qt; sentences are made by the interface."""
