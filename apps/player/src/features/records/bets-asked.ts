import { WAGER_ENDS, type WagerEnd } from '@nokshi/contract/player/records.ts';

/** What the address asks of the betting record beside its days. */
export type BetsAsked = {
  readonly category?: string;
  readonly end?: WagerEnd;
  readonly gameId?: string;
};

export function readBetsAsked(params: URLSearchParams): BetsAsked {
  const category = params.get('product');
  const gameId = params.get('game');
  const end = WAGER_ENDS.find((each) => each === params.get('end'));
  return { ...(category && { category }), ...(end && { end }), ...(gameId && { gameId }) };
}
