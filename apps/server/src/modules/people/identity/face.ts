import type { Caller, PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, OperatorId, SessionId } from '../../../kernel/ids.ts';
import type { Accounts } from './accounts.ts';
import type { LookUps } from './look-up-members.ts';
import type { Line } from './line/face.ts';
import type { Internals } from './room.ts';
import type { RestrictionKind } from './restrict-member.ts';
import type { ListedSession } from './session-list.ts';
import type { LiveSessions } from './sessions.ts';
import type { StartedSession } from './start-session.ts';
import type { Happened } from './store/activity.ts';
import type { underAgeAmong, underAgeSince } from './store/ages.ts';
import type { Ending, Realm } from './store/sessions.ts';
import type { matchedSince, matchesOf } from './store/traits.ts';

export type * from './line/face.ts';
export type { Member } from './member-info.ts';
export type { NewAccount } from './open-member.ts';
export type { IdentityDeps } from './room.ts';
export type { MemberRow } from './store/members.ts';

export type Identity = LookUps & {
  readonly sessions: MemberSessions;
  /** Who is above whom, by business days. */
  readonly line: Line;
  /** For the rooms that log people in. */
  readonly accounts: Accounts;
  /** A token that opens one game for one session, while that session lives. */
  issueLaunch(session: Pick<PlayerSession, 'sessionId'>, gameId: string): string;
  /** Refuses: identity.free-play-closed while the operator's flag is off. */
  requireFreePlay(): void;
  /** See `knowAgain`: call in the commit that gave a member a browser or a payee. */
  knowAgain(tx: Tx, memberId: MemberId): Promise<void>;
  /** What these members share with others who excluded themselves, on either side; newest first. */
  matchesOf: typeof matchesOf;
  /** Oldest first. */
  matchedSince: typeof matchedSince;
  underAgeAmong: typeof underAgeAmong;
  /** Members who were found below the minimum age, oldest first. */
  underAgeSince: typeof underAgeSince;
  /** Stores a change of a member's protection, for the member's own list. */
  recordActivity(tx: Tx, happened: Happened): Promise<void>;
  /**
   * From now until `until` (null: until lifted). All sessions end but `keep`, which continues under
   * the new generation; answers that. Refuses: identity.member-unknown.
   */
  restrict(
    tx: Tx,
    input: { memberId: MemberId; kind: RestrictionKind; until: Date | null; keep?: SessionId },
  ): Promise<number>;
  /** Ends such a restriction now, or at a later moment. Refuses: identity.member-unknown. */
  lift(tx: Tx, input: { memberId: MemberId; kind: RestrictionKind; at?: Date }): Promise<void>;
};

/** What the room's own routes use; other rooms see its face, `Identity`. */
export type IdentityRoom = Internals & Identity & { start(): Promise<void> };

/** Sessions of members and operators; their owners are answered from memory. */
type MemberSessions = LiveSessions & {
  /** A new session at every log-in; the session the caller came with ends. */
  start(
    tx: Tx,
    input: { realm: Realm; ownerId: MemberId | OperatorId; generation: number; caller: Caller },
  ): Promise<StartedSession>;
  /** Answers how many ended; after the commit no server accepts them. */
  end(tx: Tx, ending: Omit<Ending, 'now'>): Promise<number>;
  /** Live ones, newest first, at most 50. */
  list(tx: Tx, ownerId: MemberId | OperatorId): Promise<ListedSession[]>;
  count(
    tx: Tx,
    ownerIds: readonly (MemberId | OperatorId)[],
  ): Promise<ReadonlyMap<MemberId | OperatorId, number>>;
  /** After the commit servers read the sessions of this owner again. */
  refresh(tx: Tx, ownerId: MemberId | OperatorId): void;
};
