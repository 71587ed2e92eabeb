import type { Input, Output } from '@nokshi/contract';
import type { consoleTablesRoutes } from '@nokshi/contract/console/tables.ts';
import { payoutOf, type Shown, spotOf } from '@nokshi/house-math/tables/table.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire } from '../../../../kernel/ids.ts';
import type { RoundRow } from '../../rounds/index.ts';
import { endsOf } from '../deal.ts';
import { KITE } from '../kite/rules/flight.ts';
import type { TablesRoom } from '../room.ts';
import { betsByIds } from '../store/bets.ts';
import { largestBets, type OnSpot, stakesBySpot } from '../store/desk.ts';
import { readOpening, tableOf } from '../ticket-of.ts';
import { wireBet } from '../wire.ts';
import { findRound, proofPageOf, wireDeskRounds } from './desk-round.ts';
import { betsOfFlight, spotsOfFlight } from './flight-bets.ts';
import { bestBack } from './worst.ts';

type Call = (typeof consoleTablesRoutes)['round'];
type Shows = Output<Call>;

const MOST_BETS = 50;

/** One round, what lay on each spot, and its largest bets. Refuses tables.table-unknown, tables.round-unknown. */
export async function showRound(room: TablesRoom, tx: Tx, asked: Input<Call>): Promise<Shows> {
  const round = await findRound(room, tx, asked);
  const [wired] = await wireDeskRounds(room, tx, [round]);
  if (!wired) throw new Error(`${asked.issue} is gone`);
  const isFlight = round.series === KITE;
  return {
    round: wired,
    proofPage: proofPageOf(room, asked),
    spots: isFlight ? await spotsOfFlight(tx, round) : await spotsOf(room, tx, round),
    bets: isFlight
      ? await betsOfFlight(room, tx, { round, most: MOST_BETS })
      : await betsOf(room, tx, round),
  };
}

/** The largest first, with what each was paid once the show is over. */
async function spotsOf(room: TablesRoom, tx: Tx, round: RoundRow): Promise<Shows['spots']> {
  const end = (await endsOf(room, tx, [round])).get(round.id);
  const numbers = end?.state === 'shown' ? end.numbers : null;
  const lying = await stakesBySpot(tx, [round.id]);
  const { game } = room.tables.find(round.series);
  return lying
    .toSorted((a, b) => Number(b.staked - a.staked))
    .map((on) => ({ spot: on.spot, staked: toDecimal(on.staked), ...wonOn(game, on, numbers) }));
}

function wonOn(
  game: string,
  { rules, opening, spot: code, staked }: OnSpot,
  numbers: Shown | null,
): { readonly win: string; readonly paid: string | null } {
  const spot = spotOf(tableOf({ game, rules, opening: readOpening(opening) }), code);
  if (!spot) throw new Error(`the table has no spot ${code}`);
  return {
    win: toDecimal(bestBack(spot, staked) - staked),
    paid: numbers && toDecimal(payoutOf(spot, staked, numbers)),
  };
}

async function betsOf(room: TablesRoom, tx: Tx, round: RoundRow): Promise<Shows['bets']> {
  const end = (await endsOf(room, tx, [round])).get(round.id) ?? { state: 'open' };
  const places = await largestBets(tx, { roundId: round.id, most: MOST_BETS });
  const names = await room.identity.usernames(tx, [
    ...new Set(places.map(({ memberId }) => memberId)),
  ]);
  const bets: Shows['bets'] = [];
  for (const { lane, id, memberId } of places) {
    const [bet] = await betsByIds(tx, { lane, memberId, ids: [id] });
    if (!bet) continue;
    const { layout, stake, payout, state, placedAt } = wireBet(room, bet, { round, end });
    bets.push({
      betId: toWire('wgr', id),
      memberId: toWire('mbr', memberId),
      username: names.get(memberId) ?? '',
      layout,
      stake,
      payout,
      isWithdrawn: state === 'WITHDRAWN',
      placedAt,
    });
  }
  return bets;
}
