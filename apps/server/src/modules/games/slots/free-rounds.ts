import { SLOTS } from '@nokshi/house-math';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { GrantId, MemberId, Uuid } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { SlotsRoom } from './room.ts';
import { stateOfGrant } from './rules/grant-state.ts';
import {
  insertGrant,
  lockGrant,
  readGrant,
  takeGrant,
  waitingGrants,
} from './store/free-rounds.ts';

const DAY_MS = 86_400_000;
const grantOf = (id: Uuid): GrantId => id as GrantId;

/** Free rounds that another room gives; `stake` of each, in minor units of BDT. */
type Given = {
  /** Of what gives them; gives once. */
  readonly id: Uuid;
  readonly memberId: MemberId;
  readonly gameId: string;
  readonly rounds: number;
  readonly stake: bigint;
  readonly days: number;
  readonly by: string;
};
type Of = Pick<Given, 'id' | 'memberId'>;

/** The slots that take free rounds. Pots are filled by stakes, so a game with pots takes none. */
const takesRounds = (gameId: string): boolean => {
  const game = SLOTS.get(gameId);
  return game !== undefined && game.family !== 'progressive';
};

/**
 * Whether this game takes free rounds at this stake. Refuses: catalogue.game-unknown,
 * catalogue.game-off, catalogue.game-is-group, slots.no-free-rounds (a game with pots),
 * slots.stake-not-offered.
 */
function check(room: SlotsRoom, { gameId, stake }: Pick<Given, 'gameId' | 'stake'>): void {
  room.catalogue.open(gameId);
  if (!takesRounds(gameId)) throw refuse('slots.no-free-rounds', { field: 'gameId' });
  if (!SLOTS.get(gameId)?.stakes.includes(stake))
    throw refuse('slots.stake-not-offered', { field: 'stake' });
}

/** In the caller's story and under the caller's id. Whether the member may receive them is the caller's decision. */
async function give(room: SlotsRoom, tx: Tx, given: Given) {
  const { id, memberId, gameId: gameCode, rounds, stake, days, by } = given;
  const createdAt = room.clock.now();
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS);
  const lane = room.laneOf(memberId);
  const grant = { grantId: grantOf(id), lane, memberId, gameCode, rounds, stake, expiresAt };
  await insertGrant(tx, { ...grant, by, createdAt });
  return { expiresAt, isReady: true };
}

/** What became of them; null: they are not there. `won` in minor units. */
async function roundsOf(room: SlotsRoom, tx: Tx, { id, memberId }: Of) {
  const grant = await readGrant(tx, { grantId: grantOf(id), lane: room.laneOf(memberId) });
  return grant ? { state: stateOfGrant(grant, room.clock.now()), won: grant.won } : null;
}

/** From this commit on no further round begins; false when none was left to take back. */
async function takeBack(room: SlotsRoom, tx: Tx, { id, memberId }: Of): Promise<boolean> {
  const of = { grantId: grantOf(id), lane: room.laneOf(memberId) };
  const grant = await lockGrant(tx, of);
  const now = room.clock.now();
  if (!grant || stateOfGrant(grant, now) !== 'OPEN') return false;
  await takeGrant(tx, of, now);
  return true;
}

/** What the member can still play in any game, the first to expire first; at most 20. */
async function waiting(room: SlotsRoom, tx: Tx, memberId: MemberId) {
  const grants = await waitingGrants(tx, {
    lane: room.laneOf(memberId),
    memberId,
    now: room.clock.now(),
  });
  return grants.map((grant) => ({
    ...grant,
    gameId: grant.gameCode,
    gameName: room.catalogue.find(grant.gameCode)?.name ?? null,
  }));
}

export type FreeRounds = ReturnType<typeof openFreeRounds>;

/** What other rooms may do with free rounds of the house's slots; see each. */
export const openFreeRounds = (room: SlotsRoom) => ({
  /** Whether it is a slot of the house. */
  isOfHouse: (gameId: string) => SLOTS.has(gameId),
  /** Open games that take them, with the stakes that they are played at. */
  games: () =>
    [...SLOTS.values()].flatMap(({ code, stakes }) => {
      const game = takesRounds(code) && room.catalogue.find(code);
      return game && game.isOpen
        ? [
            {
              gameId: code,
              vendor: game.vassalage,
              name: game.name,
              stakes: stakes.map((each) => toDecimal(each)),
            },
          ]
        : [];
    }),
  check: (of: Pick<Given, 'gameId' | 'stake'>) => check(room, of),
  give: (tx: Tx, given: Given) => give(room, tx, given),
  of: (tx: Tx, of: Of) => roundsOf(room, tx, of),
  takeBack: (tx: Tx, of: Of) => takeBack(room, tx, of),
  waiting: (tx: Tx, memberId: MemberId) => waiting(room, tx, memberId),
});
