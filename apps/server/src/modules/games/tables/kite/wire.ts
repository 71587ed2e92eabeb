import type { Flight, KiteBet } from '@nokshi/contract/player/kite.ts';
import { kitePayout } from '@nokshi/house-math/instants/kite.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { type RoundId, toWire } from '../../../../kernel/ids.ts';
import type { RoundRow } from '../../rounds/index.ts';
import type { TablesCore } from '../room.ts';
import type { Flights } from './flights.ts';
import { elapsedOf, outcomeOf, risesAt, takenSoFar } from './rules/flight.ts';
import type { KiteBetRow } from './store/bets.ts';

export async function wireFlight(
  { commitments }: Pick<TablesCore, 'commitments'>,
  tx: Tx,
  round: RoundRow,
): Promise<Flight> {
  const { issue, state, opensAt, closesAt, root } = round;
  return {
    issue,
    state,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    risesAt: new Date(risesAt(round)).toISOString(),
    commitment: await commitments.of(tx, round),
    root,
    cut: outcomeOf(round)?.cut ?? null,
  };
}

export type FlightsOfBets = ReadonlyMap<RoundId, RoundRow>;

export async function flightsOf(
  { rounds }: Pick<TablesCore, 'rounds'>,
  tx: Tx,
  bets: readonly Pick<KiteBetRow, 'roundId'>[],
): Promise<FlightsOfBets> {
  const ids = [...new Set(bets.map(({ roundId }) => roundId))];
  return new Map((await rounds.byIds(tx, ids)).map((round) => [round.id, round]));
}

/** Bets on these flights with what became of them, in the same order. */
export async function wireBets(
  room: Pick<TablesCore, 'clock'> & { readonly flights: Flights },
  tx: Tx,
  { rows, rounds }: { readonly rows: readonly KiteBetRow[]; readonly rounds: FlightsOfBets },
): Promise<KiteBet[]> {
  const cuts = new Map<RoundId, number | null>();
  for (const round of rounds.values()) cuts.set(round.id, await room.flights.cutOf(tx, round));
  const now = room.clock.now();
  return rows.map((bet) => {
    const round = rounds.get(bet.roundId) as RoundRow;
    return wireBet(bet, { round, cut: cuts.get(bet.roundId) ?? null, now });
  });
}

/** The same, whatever their flights. */
export const wireOwn = async (
  room: Pick<TablesCore, 'clock' | 'rounds'> & { readonly flights: Flights },
  tx: Tx,
  rows: readonly KiteBetRow[],
): Promise<KiteBet[]> => wireBets(room, tx, { rows, rounds: await flightsOf(room, tx, rows) });

type Flown = {
  readonly round: Pick<RoundRow, 'issue' | 'state' | 'outcome' | 'drawsAt'>;
  readonly cut: number | null;
  readonly now: Date;
};

export type WiredBet = Omit<
  KiteBetRow,
  'lane' | 'memberId' | 'roundId' | 'place' | 'asset' | 'isLate'
>;

/** The cut may be secret yet: of it shows only what was taken until now. */
export function wireBet(bet: WiredBet, { round, cut, now }: Flown): KiteBet {
  const taken =
    cut === null || bet.withdrawnAt !== null
      ? null
      : takenSoFar(bet, { cut, elapsedMs: elapsedOf(round, now) });
  const state = stateOf(bet, round, taken);
  return {
    betId: toWire('wgr', bet.id),
    issue: round.issue,
    stake: toDecimal(bet.stake),
    order: bet.ordered,
    takesAt: bet.takesAt,
    taken: state === 'TAKEN' ? taken : null,
    state,
    payout: payoutOf(bet, state, taken),
    isFree: bet.isFree,
    placedAt: bet.placedAt.toISOString(),
  };
}

function stateOf(
  bet: Pick<KiteBetRow, 'withdrawnAt'>,
  round: Flown['round'],
  taken: number | null,
): KiteBet['state'] {
  if (bet.withdrawnAt !== null) return 'WITHDRAWN';
  if (round.state === 'VOID' || round.state === 'REFUNDED') return 'VOID';
  if (taken !== null) return 'TAKEN';
  const outcome = outcomeOf(round);
  if (!outcome) return 'OPEN';
  return outcome.wasAway ? 'RETURNED' : 'LOST';
}

function payoutOf(
  { stake, isFree }: WiredBet,
  state: KiteBet['state'],
  taken: number | null,
): string | null {
  // Nobody staked it, so it pays what it wins beyond its stake.
  const unpaid = isFree ? stake : 0n;
  switch (state) {
    case 'TAKEN':
      return toDecimal(kitePayout(stake, taken) - unpaid);
    case 'RETURNED':
      return toDecimal(stake - unpaid);
    case 'LOST':
      return toDecimal(0n);
    default:
      return null;
  }
}
