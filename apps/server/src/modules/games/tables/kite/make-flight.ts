import type { Tx } from '../../../../kernel/db.ts';
import { derivedId, type RoundId } from '../../../../kernel/ids.ts';
import { dayAt, issueOf } from '../round-times.ts';
import type { TablesRoom } from '../room.ts';
import { CLOSES_LATE_MS, FLIGHT_MS, KITE } from './rules/flight.ts';

/**
 * Makes the next flight, where none waits, takes bets or is in the air, and the kite is open: it opens when the one
 * before was shown. May run any number of times, on several servers.
 */
export async function makeFlight(room: TablesRoom, tx: Tx): Promise<void> {
  if (!room.hasTables) return;
  const { terms } = room.tables.find(KITE);
  const last = await room.rounds.lastMade(tx, KITE);
  if (!terms.isOpen || (last && GOING_ON.includes(last.state))) return;
  const now = room.clock.now();
  const { zero } = dayAt(now);
  const number = (last && last.number > zero ? last.number : zero) + 1n;
  const opens = now.getTime() + (last ? terms.showMs : 0);
  const closes = opens + terms.bettingMs;
  const rises = closes + Math.max(terms.closedMs, CLOSES_LATE_MS);
  const flight = {
    id: derivedId<RoundId>(`${KITE} ${number}`),
    series: KITE,
    number,
    issue: issueOf(number),
    source: 'house',
    opensAt: new Date(opens),
    closesAt: new Date(closes),
    drawsAt: new Date(rises + FLIGHT_MS),
  } as const;
  await room.rounds.make(tx, { kind: KITE, rounds: [flight] });
}

const GOING_ON: readonly string[] = ['WAITING', 'OPEN', 'CLOSED'];
