import type { Output } from '@nokshi/contract';
import type { consoleMemberCareRoutes, Written } from '@nokshi/contract/console/member-care.ts';
import type { MatchKind } from '@nokshi/contract/console/risk.ts';
import type { Day } from '../../../kernel/calendar.ts';
import type { Caller, Restriction } from '../../../kernel/caller.ts';
import { topic } from '../../../kernel/events.ts';
import type { MemberId } from '../../../kernel/ids.ts';

/** An account was opened: rooms with a row per member make it now. */
export const memberRegistered = topic<MemberId>('identity.registered');

/** A trial account is deleted: other rooms delete what they have of it. */
export const memberRemoved = topic<MemberId>('identity.removed');

/** An account may close: listeners answer true when something of it is still open. */
export const closingAsked = topic<MemberId, boolean>('identity.closing-asked');

/** Whether inviting friends brings this member anything now: a listener answers true. */
export const referralAsked = topic<MemberId, boolean>('identity.referral-asked');

/** An account was closed for good. */
export const memberClosed = topic<MemberId>('identity.closed');

/** A member's own copy is made: listeners answer their part of it. */
export const copyAsked = topic<MemberId, Partial<Copied>>('identity.copy-asked');

/** What a member wrote in other rooms, and the places they logged in from. */
export type Copied = Written & Pick<Output<typeof consoleMemberCareRoutes.exportMember>, 'devices'>;

/** A member may be known again: listeners answer the browsers and payees they know. */
export const traitsAsked = topic<MemberId, readonly Trait[]>('identity.traits-asked');

/** What one person is known by under two names; stored as an HMAC. */
export type Trait = { readonly kind: MatchKind; readonly value: string };

/** A freeze, a restriction or the generation of a member changed. */
export const standingChanged = topic<StandingChange>('identity.standing-changed');

export type StandingChange = {
  readonly memberId: MemberId;
  readonly frozen: boolean;
  readonly restriction: Restriction | null;
  readonly generation: number;
};

/** Two operators gave an account another type: what only agents have begins or ends. */
export const typeChanged = topic<TypeChange>('identity.type-changed');

export type TypeChange = {
  readonly memberId: MemberId;
  readonly from: number;
  readonly to: number;
  readonly reason: string;
  /** The operator who approved it. */
  readonly caller: Caller;
};

/** A move was made: from the start of this business day on the member is below another, or none. */
export const uplineChanged = topic<UplineChange>('identity.upline-changed');

export type UplineChange = {
  readonly memberId: MemberId;
  readonly from: MemberId | null;
  readonly to: MemberId | null;
  readonly day: Day;
};

/** A factor, a password, a device or a freeze changed: what the member has to know, in words. */
export const accountChanged = topic<AccountNotice>('identity.account-changed');

export type AccountNotice = {
  readonly memberId: MemberId;
  readonly title: InBoth;
  readonly text: InBoth;
};
type InBoth = { readonly EN: string; readonly BN: string };
