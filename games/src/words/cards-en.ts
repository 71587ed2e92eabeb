/** Names of cards as they are read out. */
export const cardsEn = {
  cardName: '{rank} of {suit}',
  cardHidden: 'A card face down',
  suit0: 'spades',
  suit1: 'hearts',
  suit2: 'diamonds',
  suit3: 'clubs',
  rank0: 'Ace',
  rank1: 'Two',
  rank2: 'Three',
  rank3: 'Four',
  rank4: 'Five',
  rank5: 'Six',
  rank6: 'Seven',
  rank7: 'Eight',
  rank8: 'Nine',
  rank9: 'Ten',
  rank10: 'Jack',
  rank11: 'Queen',
  rank12: 'King',
};

export type CardWords = typeof cardsEn;
