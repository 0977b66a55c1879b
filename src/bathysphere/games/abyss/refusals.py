"""Why several picks are not a legal answer in Abyss, in a sentence each."""

REFUSALS = {
    "pay_races": "Pay with exactly {wanted} {wanted:race|different races}; you picked {number}.",
    "pay_must": "The race in the large circle must be among the Allies paid.",
    "pay_value": "This payment is {missing} {missing:pearl|pearls} short, and you have {pearls}.",
    "keys_exact": "Spend three single keys, or one Lord with three; you picked {number} {number:piece|pieces}.",
}
