import type { Caller, Story } from '../../../kernel/caller.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newInvitationCode } from '../identity/index.ts';
import type { Internals } from './room.ts';

export type ByHand = {
  readonly username: string;
  readonly type: 0 | 1;
  readonly uplineId: MemberId;
  readonly caller: Caller;
};
export type OpenedByHand = {
  readonly memberId: MemberId;
  /** In lower case. */
  readonly username: string;
  /** Known to nobody but who opened it; its hash alone is stored. */
  readonly secret: string;
};

/**
 * An account that somebody opens for its owner: with a random secret that has to be changed, and age
 * and terms that have to be confirmed, before anything else. AC-004. Refuses:
 * identity.username-pattern, identity.username-taken.
 */
export async function openByHand(
  room: Internals,
  { username: typed, type, uplineId, caller }: ByHand,
): Promise<Story<OpenedByHand>> {
  const username = typed.trim().toLowerCase();
  const { fault, min, max } = room.site.checkField('username', username);
  if (fault) throw refuse('identity.username-pattern', { field: 'username', value: { min, max } });
  const secret = [0, 1].map(() => newInvitationCode(room.random)).join('-');
  const passwordHash = await room.hasher.hash(secret, forWhom(caller));
  return async (tx) => {
    const opened = await room.accounts.open(tx, {
      username,
      nickname: typed.trim(),
      passwordHash,
      referralCode: null,
      affiliateCode: null,
      uplineId,
      type,
      domain: undefined,
      registerUrl: undefined,
      details: {},
      isConfirmed: false,
      caller,
    });
    if (!opened) throw refuse('identity.username-taken', { field: 'username' });
    const { memberId } = opened;
    await room.accounts.requireNewPassword(tx, memberId);
    return { memberId, username, secret };
  };
}
