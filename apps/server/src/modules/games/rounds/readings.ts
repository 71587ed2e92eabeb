import type { Tx } from '../../../kernel/db.ts';
import type { RoundId } from '../../../kernel/ids.ts';
import type { RoundsRoom } from './room.ts';
import * as store from './store/rounds.ts';

type Of = { readonly series: string; readonly issue: string };
type Page = { readonly series: string; readonly before: bigint | null; readonly most: number };

/** What the rooms that play rounds read of them. */
export const readings = ({ clock }: Pick<RoundsRoom, 'clock'>) => ({
  find: (tx: Tx, { series, issue }: Of) => store.roundOf(tx, series, issue),
  byId: store.roundById,
  byIds: (tx: Tx, ids: readonly RoundId[]) => store.roundsByIds(tx, ids),
  now: (tx: Tx, series: string) => store.roundNow(tx, series, clock.now()),
  nowOfAll: (tx: Tx, series: readonly string[]) => store.nowOfAll(tx, { series, now: clock.now() }),
  lastOfAll: (tx: Tx, series: readonly string[]) => store.lastOfAll(tx, series),
  /** The round that takes bets, is shown or is over; the next one before the first. */
  currentOfAll: (tx: Tx, series: readonly string[]) =>
    store.currentOfAll(tx, { series, now: clock.now() }),
  /** Rounds whose result was shown to its end, newest first. */
  shown: (tx: Tx, of: { series: string; most: number }) =>
    store.shownOf(tx, { ...of, now: clock.now() }),
  upcoming: (tx: Tx, of: { series: string; most: number }) =>
    store.upcoming(tx, { ...of, now: clock.now() }),
  ended: (tx: Tx, of: Page) => store.ended(tx, of),
  listed: (tx: Tx, of: Page) => store.listed(tx, { ...of, now: clock.now() }),
  drawnSince: store.drawnSince,
  lastMade: store.lastMade,
  late: (tx: Tx, of: { kind: string; before: Date; most: number }) => store.lateRounds(tx, of),
  waitingForNumbers: (tx: Tx, kind: string) => store.waitingForNumbers(tx, kind, 100),
});
