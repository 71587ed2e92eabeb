import type { Input, Output } from '@nokshi/contract';
import type { KiteBet, kiteRoutes } from '@nokshi/contract/player/kite.ts';
import type { PlayerSession } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, isUuid, type MemberId, type WagerId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { proofOfFlight } from './prove-flight.ts';
import type { KiteRoom } from './room.ts';
import { outcomeOf } from './rules/flight.ts';
import { betOfMember, betsOfMember, type KiteBetRow } from './store/bets.ts';
import { flightsOf, wireBets, wireFlight, wireOwn } from './wire.ts';

type Routes = typeof kiteRoutes;
type Asked = { readonly session: PlayerSession; readonly betId: string };

/** Reads beside a story or in one. Refuses tables.bet-unknown. */
export async function ownBet(
  { wallet }: Pick<KiteRoom, 'wallet'>,
  reads: Pick<Tx, 'rows'>,
  { session: { memberId }, betId }: Asked,
): Promise<KiteBetRow> {
  const id = fromWire('wgr', betId);
  const lane = wallet.laneOf(memberId);
  const bet = id && (await betOfMember(reads, { lane, memberId, id }));
  if (!bet) throw refuse('tables.bet-unknown');
  return bet;
}

/** One own bet as it is now. */
export async function answerBet(
  room: KiteRoom,
  { memberId, id }: { memberId: MemberId; id: WagerId },
): Promise<KiteBet> {
  const lane = room.wallet.laneOf(memberId);
  const [bet] = await room.db.read(async (tx) => {
    const row = await betOfMember(tx, { lane, memberId, id });
    return wireOwn(room, tx, row ? [row] : []);
  });
  if (!bet) throw new Error(`the bet ${id} is gone`);
  return bet;
}

/** One own bet with its flight and the proof of both. Refuses tables.bet-unknown. */
export async function showBet(
  room: KiteRoom,
  tx: Tx,
  asked: Asked,
): Promise<Output<Routes['bet']>> {
  const row = await ownBet(room, tx, asked);
  const rounds = await flightsOf(room, tx, [row]);
  const round = rounds.get(row.roundId);
  const [bet] = await wireBets(room, tx, { rows: [row], rounds });
  if (!round || !bet) throw refuse('tables.bet-unknown');
  return {
    bet,
    flight: await wireFlight(room, tx, round),
    proof: outcomeOf(round) ? await proofOfFlight(room, tx, { round, bet: row }) : null,
  };
}

/** Bets on flights that may not be over: of the one that goes on, with those that were taken back. */
const MOST_GOING_ON = 20;

/** Own bets on flights that are over, newest first. Refuses edge.invalid-input { cursor }. */
export async function listBets(
  room: KiteRoom,
  tx: Tx,
  { session: { memberId }, asked }: { session: PlayerSession; asked: Input<Routes['history']> },
): Promise<Output<Routes['history']>> {
  const lane = room.wallet.laneOf(memberId);
  const after = asked.cursor === undefined ? null : readCursor(asked.cursor);
  const most = asked.pageSize + 1 + MOST_GOING_ON;
  const found = await betsOfMember(tx, { lane, memberId, after, most });
  const rounds = await flightsOf(room, tx, found);
  const over = found.filter(({ roundId }) => {
    const state = rounds.get(roundId)?.state;
    return state !== undefined && OVER.includes(state);
  });
  const page = over.slice(0, asked.pageSize);
  const last = over.length > page.length ? page.at(-1) : undefined;
  const bets = await wireBets(room, tx, { rows: page, rounds });
  return {
    rows: bets.map((bet, at) => {
      const round = rounds.get((page[at] as KiteBetRow).roundId);
      return { ...bet, cut: (round && outcomeOf(round)?.cut) ?? null };
    }),
    next: last ? `${last.placedAt.getTime()}.${last.id}` : null,
  };
}

const OVER: readonly string[] = ['DRAWN', 'SETTLED', 'VOID', 'REFUNDED'];

function readCursor(text: string): { placedAt: Date; id: WagerId } {
  const [ms = '', id = ''] = text.split('.');
  if (!/^[0-9]{1,15}$/.test(ms) || !isUuid(id))
    throw refuse('edge.invalid-input', { field: 'cursor' });
  return { placedAt: new Date(Number(ms)), id: id as WagerId };
}
