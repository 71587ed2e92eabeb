import type { Input, Output } from '@nokshi/contract';
import type { consoleFreeRoundsRoutes } from '@nokshi/contract/console/free-rounds.ts';
import { toDecimal } from '@nokshi/money';
import { audited } from '../../../kernel/audited.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { VendorsRoom } from './room.ts';
import { mayBegin, stateOfGrant } from './rules/grant-states.ts';
import { lastGrants, lockGrant } from './store/grants.ts';
import { transition } from './transition.ts';

type Routes = typeof consoleFreeRoundsRoutes;
const MOST = 100;

const MOST_GAMES = 1_000;

/** Games that an operator can grant rounds of: the vendor is on and accepts them. */
export const grantableGames = (room: VendorsRoom): Output<Routes['games']> => ({
  games: room.profiles
    .all()
    .filter(({ mode, points }) => mode === 'ON' && points.freeRoundsUrl)
    .flatMap(({ vendor }) => room.catalogue.gamesOf(vendor))
    .filter(({ isGame, isOpen }) => isGame === 'GAME' && isOpen)
    .slice(0, MOST_GAMES)
    .map(({ gameId, vassalage, name }) => ({ gameId, vendor: vassalage, name })),
});

/** Free rounds that were granted, newest first. */
export async function listGrants(room: VendorsRoom, tx: Tx): Promise<Output<Routes['list']>> {
  const grants = await lastGrants(tx, MOST);
  const names = await room.identity.usernames(
    tx,
    grants.map(({ memberId }) => memberId),
  );
  const now = room.clock.now();
  return {
    rows: grants.map((grant) => ({
      reference: toWire('frg', grant.grantId),
      vendor: grant.vendor,
      gameId: grant.gameId,
      account: toWire('mbr', grant.memberId),
      username: names.get(grant.memberId) ?? '',
      rounds: grant.rounds,
      played: grant.played,
      stake: toDecimal(grant.stake, grant.asset),
      won: toDecimal(grant.won, grant.asset),
      state: stateOfGrant(grant, now),
      expiresAt: grant.expiresAt.toISOString(),
      grantedBy: grant.grantedBy,
      createdAt: grant.createdAt.toISOString(),
    })),
  };
}

/**
 * Takes a grant back: no further round begins from this commit on; the vendor is notified
 * afterwards. Rounds already played are paid. Refuses: vendors.grant-unknown, vendors.grant-over.
 */
export async function takeBackRounds(
  room: VendorsRoom,
  tx: Tx,
  { asked, caller }: { asked: Input<Routes['takeBack']>; caller: Caller },
): Promise<Output<Routes['takeBack']>> {
  const grantId = fromWire('frg', asked.reference);
  const grant = grantId && (await lockGrant(tx, grantId));
  if (!grant) throw refuse('vendors.grant-unknown');
  const at = room.clock.now();
  if (!mayBegin(grant, at)) throw refuse('vendors.grant-over');
  await transition(tx, grant, { to: 'TAKING', heard: null, at });
  const facts = { left: grant.rounds - grant.played, reason: asked.reason };
  const object = asked.reference;
  await audited(room, tx, { caller, act: 'vendors.take-back-rounds', object, facts });
  return {};
}
