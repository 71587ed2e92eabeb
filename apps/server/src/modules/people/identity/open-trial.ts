import { createHash } from 'node:crypto';
import { FREE_PLAY_HOURS, FREE_PLAY_MINOR } from '@nokshi/contract/player/free-play.ts';
import { TRIAL } from '@nokshi/contract/rights.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { END_TRIAL, FREE_PLAY_HOUSE } from './end-trial.ts';
import type { Internals } from './room.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { insertMember, type MemberRow } from './store/members.ts';
import { memberRegistered } from './topics.ts';

/** Refuses: identity.free-play-closed while the operator's flag is off. */
export function requireFreePlay({ site }: Pick<Internals, 'site'>): void {
  if (!site.flag('FREEPLAY3')) throw refuse('identity.free-play-closed');
}

/**
 * Opens a trial account (type 4), its play money in FUN, its one session and the job that ends it,
 * in one commit. `passwordHash` matches no password: nobody logs in to it again. The age that was
 * agreed to is 0 where nothing was said. Checklist S-062, X-013.
 */
export async function openTrial(
  room: Internals,
  tx: Tx,
  { caller, passwordHash, ofAge }: { caller: Caller; passwordHash: string; ofAge: boolean },
): Promise<{ member: MemberRow; session: StartedSession }> {
  const memberId = room.wallet.newMemberId();
  const expiresAt = new Date(room.clock.now().getTime() + FREE_PLAY_HOURS * 3_600_000);
  const member = await insertTrial(room, tx, { memberId, expiresAt, passwordHash, caller, ofAge });
  await room.events.emit(tx, memberRegistered, memberId);
  await room.jobs.enqueue(tx, {
    name: END_TRIAL,
    key: `${memberId} ${expiresAt.toISOString()}`,
    payload: { memberId },
    runAt: expiresAt,
  });
  const owner = { realm: 'player', ownerId: memberId, generation: 1, caller } as const;
  const session = await startSession(room, tx, owner);
  await room.wallet.openAccounts(tx, { memberId, asset: 'FUN' });
  await givePlayMoney(room, tx, memberId);
  return { member, session };
}

const FREE_PLAY_NAME = /^free-[0-9a-f]{12}$/;

/** Whether it is a name of free play; its form alone says so, since no member can have a dash. */
export const isFreePlayName = (username: string): boolean => FREE_PLAY_NAME.test(username);

async function insertTrial(
  room: Internals,
  tx: Tx,
  trial: {
    memberId: MemberId;
    expiresAt: Date;
    passwordHash: string;
    caller: Caller;
    ofAge: boolean;
  },
): Promise<MemberRow> {
  const { caller, ofAge, ...own } = trial;
  const { brandId, minimumAge } = room.site.brand();
  const username = `free-${room.random.bytes(6).toString('hex')}`;
  const made = await insertMember(tx, {
    ...own,
    brandId,
    username,
    nickname: username,
    language: caller.language,
    agreed: room.site.agreement(),
    ageAgreed: ofAge ? minimumAge : 0,
    referralCode: null,
    affiliateCode: null,
    uplineId: null,
    domain: null,
    registerUrl: null,
    ip: caller.ip,
    now: room.clock.now(),
    type: TRIAL,
  });
  if (!made) throw new Error(`the name ${username} of a trial account is taken`);
  return made;
}

const givePlayMoney = (room: Internals, tx: Tx, memberId: MemberId) =>
  room.wallet.transfer(tx, {
    memberId,
    asset: 'FUN',
    key: room.ids.next<Uuid>(),
    digest: createHash('sha256').update(`free play|${memberId}`).digest(),
    legs: [
      {
        amount: FREE_PLAY_MINOR,
        contra: FREE_PLAY_HOUSE,
        kind: 'adjustment',
        reference: memberId,
      },
    ],
    rides: [],
  });
