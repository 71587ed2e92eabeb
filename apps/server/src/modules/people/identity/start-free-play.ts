import { createHash } from 'node:crypto';
import { FREE_PLAY_HOURS, FREE_PLAY_MINOR } from '@nokshi/contract/player/free-play.ts';
import { TRIAL } from '@nokshi/contract/rights.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire, type Uuid } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { attemptKey, takeOneTry } from './attempts.ts';
import { END_FREE_PLAY, FREE_PLAY_HOUSE } from './end-free-play.ts';
import type { LoginAnswer } from './let-in.ts';
import { toMemberInfo } from './member-info.ts';
import type { Insides } from './room.ts';
import { addressKey } from './rules/address-key.ts';
import { startSession } from './start-session.ts';
import { insertMember, memberById } from './store/members.ts';
import { memberRegistered } from './topics.ts';

/**
 * Opens a trial account (type 4) with play money in FUN and logs the visitor in to it. It has no
 * password, so its one session is all there is of it; after a day a job takes it away. Limited by
 * address and for the whole site. Refuses: identity.free-play-closed, identity.logged-in,
 * identity.terms-needed, identity.too-many-attempts. Checklist S-062, X-013, A-034, A-040.
 */
export async function startFreePlay(
  room: Insides,
  { agree }: { agree: boolean },
  caller: Caller,
): Promise<LoginAnswer> {
  requireFreePlay(room);
  if (caller.session) throw refuse('identity.logged-in');
  const { minimumAge } = room.site.brand();
  if (!agree) throw refuse('identity.terms-needed', { field: 'agree', value: { minimumAge } });
  await room.db.tx(async (tx) => {
    const address = attemptKey(room, 'trial', addressKey(caller.ip));
    await takeOneTry(room, tx, { key: address, kind: 'trial' });
    const site = attemptKey(room, 'trial-site', room.site.brand().brandId);
    await takeOneTry(room, tx, { key: site, kind: 'trial-site' });
  });
  const { answer, secret } = await room.db.tx((tx) => openTrial(room, tx, caller));
  caller.setSession(secret);
  return answer;
}

/** Refuses: identity.free-play-closed while the operator's flag is off. */
export function requireFreePlay({ site }: Pick<Insides, 'site'>): void {
  if (!site.flag('FREEPLAY3')) throw refuse('identity.free-play-closed');
}

/** Account, play money, session and the job that ends it all, in one commit. */
async function openTrial(room: Insides, tx: Tx, caller: Caller) {
  const memberId = room.wallet.newMemberId();
  const expiresAt = new Date(room.clock.now().getTime() + FREE_PLAY_HOURS * 3_600_000);
  await insertTrial(room, tx, { memberId, expiresAt, caller });
  await room.events.emit(tx, memberRegistered, memberId);
  await room.jobs.enqueue(tx, {
    name: END_FREE_PLAY,
    key: `${memberId} ${expiresAt.toISOString()}`,
    payload: { memberId },
    runAt: expiresAt,
  });
  const owner = { realm: 'player', ownerId: memberId, generation: 1, caller } as const;
  const { sessionId, secret } = await startSession(room, tx, owner);
  const member = await memberById(tx, memberId);
  if (!member) throw new Error('a trial account that was just opened is not there');
  await room.wallet.openAccounts(tx, { memberId, asset: 'FUN' });
  await giveFun(room, tx, memberId);
  const token = toWire('ses', sessionId);
  const userInfo = toMemberInfo(member, room);
  return { secret, answer: { token, firstTimeLogin: false, passwordExpired: false, userInfo } };
}

/** The dash keeps its name apart from every name that can be registered. */
async function insertTrial(
  room: Insides,
  tx: Tx,
  { memberId, expiresAt, caller }: { memberId: MemberId; expiresAt: Date; caller: Caller },
): Promise<void> {
  const { brandId, termsVersion, minimumAge } = room.site.brand();
  const username = `free-${room.random.bytes(6).toString('hex')}`;
  const made = await insertMember(tx, {
    memberId,
    brandId,
    username,
    nickname: username,
    passwordHash: room.hasher.nobody,
    language: caller.language,
    termsVersion,
    ageAgreed: minimumAge,
    referralCode: null,
    affiliateCode: null,
    domain: null,
    registerUrl: null,
    ip: caller.ip,
    now: room.clock.now(),
    type: TRIAL,
    expiresAt,
  });
  if (!made) throw new Error(`the name ${username} of a trial account is taken`);
}

const giveFun = (room: Insides, tx: Tx, memberId: MemberId) =>
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
