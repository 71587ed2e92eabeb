import type { FriendReason } from '@nokshi/contract/player/referral.ts';
import { topic } from '../../../kernel/events.ts';
import type { MemberId } from '../../../kernel/ids.ts';

/** A promotion is about to reach a member: a listener answers false when it must not. */
export const mayReceiveAsked = topic<MemberId, boolean>('promotions.may-receive-asked');

/** A member, and the friend who came by the member's invitation. */
export type Invited = { readonly inviterId: MemberId; readonly friendId: MemberId };

/** A friend is about to bring a reward: a listener answers what the two share, or null. */
export const linkedAsked = topic<Invited, FriendReason | null>('promotions.linked-asked');

/** A friend was not counted for what the two share. */
export const friendLinked = topic<Invited>('promotions.friend-linked');
