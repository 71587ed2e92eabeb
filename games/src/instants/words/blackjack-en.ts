export const blackjackEn = {
  deal: 'Deal',
  yourTurn: 'Your turn',
  layFirst: 'Lay a chip on a spot',
  chips: 'Chips',
  chipOf: 'Chip of {amount}',
  undo: 'Undo',
  clearChips: 'Clear',
  rebet: 'Rebet',
  spotEmpty: 'Spot {spot}: lay a chip',
  spotLaid: 'Spot {spot}: {amount}. Lay another chip',
  spotFull: 'This spot takes no more than that now: {amount}.',
  feltPrint: 'Blackjack pays 3 to 2 · Dealer must stand on all 17s',
  dealer: 'Dealer',
  dealerHas: 'Dealer: {cards}',
  handHas: 'Spot {spot}: {cards}, {total}',
  insuredFor: 'Insured {amount}',
  endBlackjack: 'Blackjack',
  endWon: 'Won',
  endPushed: 'Push',
  endLost: 'Lost',
  endPaid: '{end}, paid {amount}',
  endBroke: 'Bust',
  actHit: 'Hit',
  actStand: 'Stand',
  actDouble: 'Double',
  actSplit: 'Split',
  actInsure: 'Insure',
  actDecline: 'No insurance',
  insuranceOffer:
    'Insurance for spot {spot}: {amount} more, pays 2 to 1 if the dealer has blackjack. The house keeps {edge} % of it on average.',
  insuranceAsked: 'Spot {spot}: insurance is offered.',
  turnOf: 'Spot {spot}: {total} against {dealer}.',
  hints: 'Hints',
  hintBest: 'best',
  hintCosts: 'costs {amount}',
  dealerTotal: 'Dealer has {total}.',
  dealerBroke: 'Dealer busts with {total}.',
  bjNothing: 'No win this time',
  bjPaid: 'You get {amount}',
  bjLine: '{spots} spots, dealer {total}',
  bjReturn: 'With best play the house keeps {edge} % of the first stakes on average.',
  bjRule1:
    'Eight fresh decks are shuffled for every round. Come as close to 21 as you can, and closer than the dealer.',
  bjRule2:
    'Faces count 10, an ace 1 or 11. Ace and ten as the first two cards are blackjack, which pays 3 to 2.',
  bjRule3:
    'The dealer looks for blackjack under an ace or a ten before you play, and must stand on every 17.',
  bjRule4:
    'Any two cards can be doubled: one more card, a second stake. That is possible after a split as well.',
  bjRule5:
    'Two cards of the same value can be split once, with a second stake. Split aces get one card each.',
  bjRule6:
    'Each spot is dealt from what the dealer’s hand leaves of the decks. Nothing you do on one spot changes the cards of another.',
  bjRule7:
    'A hand that you leave for 60 seconds stands. Hints show what each choice costs on average beside the best one, for decks that never run out.',
  bjKeys: 'Keys: H hit, S stand, D double, P split, I insure, N no insurance. Space deals.',
};

export type BlackjackWords = Readonly<Record<keyof typeof blackjackEn, string>>;
