import type { Input, Output } from '@nokshi/contract';
import type {
  InstantProof,
  InstantRound,
  instantsRoutes,
} from '@nokshi/contract/player/instants.ts';
import type { Launch } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, isUuid, type MemberId, type RoundId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { computeRounds, type Known } from './compute-round.ts';
import type { InstantsRoom } from './room.ts';
import { endedRoundsOf, readRound, readRounds, type RoundRow } from './store/rounds.ts';
import { wireRound } from './wire-round.ts';

type Routes = typeof instantsRoutes;

/** Own rounds of a game that are over, newest first. Refuses edge.invalid-input { cursor }. */
export async function listRounds(
  room: InstantsRoom,
  tx: Tx,
  { launch, asked }: { readonly launch: Launch; readonly asked: Input<Routes['history']> },
): Promise<Output<Routes['history']>> {
  const { session, gameId: gameCode } = launch;
  const { memberId } = session;
  const before = asked.cursor === undefined ? null : readCursor(asked.cursor);
  const most = asked.pageSize + 1;
  const lane = room.laneOf(memberId);
  const rows = await endedRoundsOf(tx, { lane, memberId, gameCode, before, most });
  const page = rows.slice(0, asked.pageSize);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const known = await computeRounds(room, tx, page);
  return { rows: known.map(wireRound), next: last ? cursorOf(last) : null };
}

const cursorOf = ({ beganAt, roundId }: RoundRow): string => `${beganAt.getTime()}.${roundId}`;

function readCursor(text: string): { beganAt: Date; roundId: RoundId } {
  const [ms = '', id = ''] = text.split('.');
  if (!/^[0-9]{1,15}$/.test(ms) || !isUuid(id))
    throw refuse('edge.invalid-input', { field: 'cursor' });
  return { beganAt: new Date(Number(ms)), roundId: id as RoundId };
}

/** One own round; with its proof once it is over. Refuses instants.round-unknown. */
export async function showRound(
  room: InstantsRoom,
  tx: Tx,
  of: { readonly memberId: MemberId; readonly roundId: string },
): Promise<Output<Routes['round']>> {
  const { memberId } = of;
  const roundId = fromWire('rnd', of.roundId);
  const lane = room.laneOf(memberId);
  const row = roundId && (await readRound(tx, { lane, memberId, roundId }));
  const [known] = row ? await computeRounds(room, tx, [row]) : [];
  if (!known) throw refuse('instants.round-unknown');
  const proof = known.row.payout === null ? null : await proofOf(room, tx, known);
  return { round: wireRound(known), proof };
}

/** The server seed is in it once its member has rotated it, which waits for open rounds. */
async function proofOf(room: InstantsRoom, tx: Tx, known: Known): Promise<InstantProof> {
  const { memberId, seedId, ruleVersion, mappingVersion, stake, payout } = known.row;
  const { commitment, serverSeed, clientSeed } = await room.fairness.proof(tx, {
    memberId,
    seedId,
  });
  const { bet, acts, state, nonce } = wireRound(known);
  return {
    format: 'nokshi-instant-1',
    game: bet.kind,
    ruleVersion: String(ruleVersion),
    mappingVersion,
    commitment,
    serverSeed,
    clientSeed,
    nonce,
    bet,
    acts,
    state,
    stake: stake.toString(),
    payout: (payout ?? 0n).toString(),
  };
}

/** For records: rounds of a member by their ids; those that are not of this room are left out. At most 100. */
export async function roundsOf(
  room: InstantsRoom,
  tx: Tx,
  { memberId, roundIds }: { readonly memberId: MemberId; readonly roundIds: readonly RoundId[] },
): Promise<ReadonlyMap<RoundId, InstantRound>> {
  const ids = [...new Set(roundIds)].slice(0, 100);
  if (ids.length === 0) return new Map();
  const rows = await readRounds(tx, { lane: room.laneOf(memberId), memberId, roundIds: ids });
  const known = await computeRounds(room, tx, rows);
  return new Map(known.map((each) => [each.row.roundId, wireRound(each)]));
}
