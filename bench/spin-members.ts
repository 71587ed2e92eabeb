import type { House } from '../apps/server/src/house.ts';
import type { PlayerSession } from '../apps/server/src/kernel/caller.ts';
import type { SessionId, Uuid } from '../apps/server/src/kernel/ids.ts';
import { systemRandom } from '../apps/server/src/kernel/random.ts';
import { makeSecret } from '../apps/server/src/modules/people/identity/session-secrets.ts';
import { insertMember } from '../apps/server/src/modules/people/identity/store/members.ts';
import { memberRegistered } from '../apps/server/src/modules/people/identity/index.ts';
import { insertSession } from '../apps/server/src/modules/people/identity/store/sessions.ts';
import { launchGame } from '../apps/server/src/modules/games/slots/launch-game.ts';

const CASH = 100_000_000_00n;

/**
 * Members who are rich and logged in, each with a launch token; nobody knows their passwords, so
 * none is hashed.
 */
export async function launchMembers(house: House, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let i = 0; i < count; i += 1) tokens.push(await launchMember(house, i, 'kantha-lines'));
  return tokens;
}

/** One of them at one game; `number` is an unused name. */
export async function launchMember(house: House, number: number, gameId: string): Promise<string> {
  const { session } = await openMember(house, number);
  // A story of its own: the first launch of a game with pots opens them, in the lane that the deposit may hold.
  const { launchToken } = await house.db.tx((tx) =>
    launchGame(house.slots, tx, { session, gameId }),
  );
  return launchToken;
}

/** One of them with a session and its cookie's secret. */
export async function openMember(
  house: House,
  number: number,
): Promise<{ session: PlayerSession; secret: string }> {
  const { db, wallet, identity } = house;
  const { ids, clock } = identity;
  const memberId = wallet.newMemberId();
  const sessionId = ids.next<SessionId>();
  const now = clock.now();
  const username = `bench${number}`;
  const { secret, secretHash } = makeSecret(systemRandom, sessionId);
  await db.tx(async (tx) => {
    await insertMember(tx, {
      memberId,
      username,
      nickname: username,
      brandId: 'nokshi',
      passwordHash: 'none',
      language: 'EN',
      agreed: { terms: 'bench', privacy: null },
      ageAgreed: 18,
      referralCode: null,
      affiliateCode: null,
      uplineId: null,
      domain: null,
      registerUrl: null,
      ip: '127.0.0.1',
      now,
    });
    await wallet.openAccounts(tx, { memberId, asset: 'BDT' });
    await identity.events.emit(tx, memberRegistered, memberId);
    await insertSession(tx, {
      sessionId,
      realm: 'player',
      ownerId: memberId,
      secretHash,
      generation: 1,
      ip: '127.0.0.1',
      device: 'bench',
      startedAt: now,
      lastSeenAt: now,
    });
    const deposit = { amount: CASH, contra: 'clearing:cashier', kind: 'deposit' } as const;
    await wallet.transfer(tx, {
      memberId,
      asset: 'BDT',
      key: ids.next<Uuid>(),
      digest: Buffer.alloc(32),
      rides: [],
      legs: [{ ...deposit, reference: memberId }],
    });
  });
  const session: PlayerSession = {
    sessionId,
    memberId,
    username,
    type: 0,
    restriction: null,
    generation: 1,
    passwordChangeNeeded: false,
  };
  return { session, secret };
}
