import { andarBahar } from './andar-bahar.ts';
import { baccarat } from './baccarat.ts';
import { roboRumble } from './cockfight.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { roulette } from './roulette.ts';
import { sicBo } from './sic-bo.ts';
import { oneDay } from './one-day-table.ts';
import type { TableGame } from './table.ts';
import { teenPatti } from './teen-patti.ts';

/** Games that end with one draw for all. Blackjack and the kite have rules of their own beside them. */
export const TABLE_GAMES = {
  baccarat,
  roulette,
  'sic-bo': sicBo,
  'dragon-tiger': dragonTiger,
  'andar-bahar': andarBahar,
  'teen-patti': teenPatti,
  'robo-rumble': roboRumble,
} as const satisfies Readonly<Record<string, TableGame>>;
export type TableGameCode = keyof typeof TABLE_GAMES;
export const isTableGame = (code: string): code is TableGameCode =>
  Object.hasOwn(TABLE_GAMES, code);

/** Also that of a stage of One-Day, whose bets are paid by the draws of a whole deal. */
export const tableGameOf = (code: string): TableGame | undefined =>
  code === 'one-day' ? oneDay : isTableGame(code) ? TABLE_GAMES[code] : undefined;
