"""Why several picks are not a legal answer in Abyss, in a sentence each."""

REFUSALS = {
    "pay_races": "Pay with exactly {wanted} different races; these are {number}.",
    "pay_must": "The race in the large circle must be among the Allies paid.",
    "pay_value": "{missing} pearls are missing, and there are only {pearls}.",
    "keys_exact": "Spend exactly three single keys, or one Lord who carries three; {number} pieces were picked.",
}
