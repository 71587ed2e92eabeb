import type { GrantState } from '@nokshi/contract/console/free-rounds.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { GrantId, MemberId, Uuid } from '../../../kernel/ids.ts';
import { grantableGames } from './desk-grants.ts';
import { gameWithRounds } from './grant-rounds.ts';
import type { VendorsRoom } from './room.ts';
import { mayBegin, stateOfGrant } from './rules/grant-states.ts';
import { type GrantRow, grantById, insertGrant, lockGrant, openGrants } from './store/grants.ts';
import { transition } from './transition.ts';

const DAY_MS = 86_400_000;
const grantOf = (id: Uuid): GrantId => id as GrantId;

/** Free rounds that another room gives; `stake` of each, in minor units of BDT. */
export type RoundsGiven = Pick<GrantRow, 'memberId' | 'gameId' | 'rounds' | 'stake'> & {
  /** Of what gives them; gives once. */
  readonly id: Uuid;
  readonly days: number;
  readonly by: string;
};

/**
 * Gives a member free rounds, in the caller's story and under the caller's id; answers when they end, and
 * that they are not ready yet: a letter tells the member when they are. Whether the member may receive anything is the caller's decision. The vendor confirms them
 * afterwards: one that refuses leaves them REFUSED.
 */
async function giveRounds(
  room: VendorsRoom,
  tx: Tx,
  { id, days, by, ...given }: RoundsGiven,
): Promise<{ readonly expiresAt: Date; readonly isReady: boolean }> {
  const game = room.catalogue.find(given.gameId);
  if (!game) throw new Error(`the game ${given.gameId} of free rounds is not there`);
  const createdAt = room.clock.now();
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS);
  await insertGrant(tx, {
    ...given,
    grantId: grantOf(id),
    lane: room.wallet.laneOf(given.memberId),
    vendor: game.vassalage,
    asset: 'BDT',
    expiresAt,
    grantedBy: by,
    createdAt,
  });
  return { expiresAt, isReady: false };
}

/** What became of rounds; null: they are not there. `won` in minor units. */
async function roundsOf(
  room: VendorsRoom,
  tx: Tx,
  { id, memberId }: Pick<RoundsGiven, 'id' | 'memberId'>,
): Promise<{ readonly state: GrantState; readonly won: bigint } | null> {
  const grant = await grantById(tx, { grantId: grantOf(id), lane: room.wallet.laneOf(memberId) });
  return grant ? { state: stateOfGrant(grant, room.clock.now()), won: grant.won } : null;
}

/** From this commit on no further round begins; false when none was left to take back. */
async function takeBack(
  room: VendorsRoom,
  tx: Tx,
  { id }: Pick<RoundsGiven, 'id' | 'memberId'>,
): Promise<boolean> {
  const grant = await lockGrant(tx, grantOf(id));
  const now = room.clock.now();
  if (!grant || !mayBegin(grant, now)) return false;
  return transition(tx, grant, { to: 'TAKING', heard: null, at: now });
}

/** What the member can still play in any game, the first to expire first; at most 20. */
async function waiting(room: VendorsRoom, tx: Tx, memberId: MemberId) {
  const lane = room.wallet.laneOf(memberId);
  const grants = await openGrants(tx, { lane, memberId, now: room.clock.now() });
  return grants.map((grant) => ({
    ...grant,
    gameName: room.catalogue.find(grant.gameId)?.name ?? null,
  }));
}

export type FreeRounds = ReturnType<typeof openFreeRounds>;

/** What other rooms may do with free rounds; see each. */
export const openFreeRounds = (room: VendorsRoom) => ({
  games: () => grantableGames(room).games,
  /** Refuses as {@link gameWithRounds} says. */
  check: (of: { readonly gameId: string; readonly stake: bigint }) => void gameWithRounds(room, of),
  give: (tx: Tx, given: RoundsGiven) => giveRounds(room, tx, given),
  of: (tx: Tx, of: Pick<RoundsGiven, 'id' | 'memberId'>) => roundsOf(room, tx, of),
  takeBack: (tx: Tx, of: Pick<RoundsGiven, 'id' | 'memberId'>) => takeBack(room, tx, of),
  waiting: (tx: Tx, memberId: MemberId) => waiting(room, tx, memberId),
});
