import type { LotteryCard } from '@nokshi/contract/player/lottery.ts';

export const VIEWS = ['lobby', 'betting', 'draws', 'trend', 'orders'] as const;
export type View = (typeof VIEWS)[number];

/** Where a lottery is played. Checklist. */
export const cardAddress = (
  { vendor, gameCode }: Pick<LotteryCard, 'vendor' | 'gameCode'>,
  view: View = 'betting',
): string => `/lottery?${new URLSearchParams({ vendor, gameCode, view })}`;

/** The game and the view of an address; a launch names them in its own fields. Checklist. */
export function readAddress(params: URLSearchParams) {
  const gameCode = (params.get('gameCode') ?? params.get('lottoGameCode') ?? '').toLowerCase();
  const asked = params.get('view') ?? params.get('lottoView');
  const view = VIEWS.find((each) => each === asked) ?? (gameCode === '' ? 'lobby' : 'betting');
  return { gameCode: gameCode === '' ? null : gameCode, vendor: params.get('vendor'), view };
}

/** Where a draw, or a bet on it, is computed again in the reader's own browser. */
export const verifyAddress = (
  what: { readonly bet: string } | { readonly gameCode: string; readonly issue: string },
): string => `/verify?${new URLSearchParams(what)}`;
