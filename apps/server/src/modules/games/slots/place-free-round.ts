import type { GrantId } from '../../../kernel/ids.ts';
import type { Launch } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Ride } from '../../base/wallet/index.ts';
import type { Stake } from '../../stakes/wagers/index.ts';
import type { Placed } from './place-round.ts';
import type { SlotsRoom } from './room.ts';
import { stateOfGrant } from './rules/grant-state.ts';
import { type GrantRow, readGrant } from './store/free-rounds.ts';

type Asked = {
  readonly launch: Launch;
  readonly stake: bigint;
  readonly grantId: GrantId;
};

/**
 * The member's free rounds of this game, of which one may begin. Refuses: slots.rounds-over,
 * slots.stake-not-offered (another stake than theirs).
 */
export async function freeRoundOf(room: SlotsRoom, asked: Asked): Promise<GrantRow> {
  const { launch, stake, grantId } = asked;
  const { memberId } = launch.session;
  const lane = room.laneOf(memberId);
  const grant = await room.db.read((tx) => readGrant(tx, { grantId, lane }));
  const isOwn = grant?.memberId === memberId && grant.gameCode === launch.gameId;
  if (!isOwn || stateOfGrant(grant, room.clock.now()) !== 'OPEN') throw refuse('slots.rounds-over');
  if (grant.stake !== stake) throw refuse('slots.stake-not-offered', { field: 'stake' });
  return grant;
}

type Round = {
  readonly wager: Stake & { readonly payout: bigint };
  readonly free: GrantRow;
};

/**
 * Posts a free round under its key: the promotion pays the win, also one of zero, and the rounds left
 * are counted down in the same commit. No stake, so it is no wager: neither turnover nor a result of the
 * game. Break, freeze, exclusion and session are asked as for a stake. Refuses what the guard does,
 * edge.busy when the rounds changed since they were read. Domain.md 9, 10.
 */
export async function placeFreeRound(room: SlotsRoom, { wager, free }: Round): Promise<Placed> {
  const { memberId, generation, asset, wagerId: key, digest, payout, gameId } = wager;
  const counted: Ride = {
    rider: 'slots_free_ride',
    ids: [key, free.grantId, memberId],
    numbers: [free.version, free.stake, payout],
    words: [gameId],
  };
  try {
    const posted = await room.wallet.post({
      memberId,
      asset,
      key,
      digest,
      legs: [{ amount: payout, contra: 'promotion', kind: 'free-round', reference: key }],
      rides: [
        room.limits.guardRide({ memberId, generation, stake: 0n, win: 0n }),
        ...wager.rides,
        counted,
      ],
    });
    return { posted, won: null };
  } catch (err) {
    room.limits.reportRefusedStake(memberId, err);
    throw err;
  }
}

/** The grant after a round that won this much, as its commit left it. */
export const countedIn = (grant: GrantRow, won: bigint): GrantRow => ({
  ...grant,
  played: grant.played + 1,
  won: grant.won + won,
  version: grant.version + 1,
});
