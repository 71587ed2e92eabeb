import type { ContactProof } from '@nokshi/contract/player/contacts.ts';
import type { PlaceShown } from '@nokshi/contract/player/place-proof.ts';
import type { Audit } from '../../../kernel/audit.ts';
import type {
  Caller,
  Credentials,
  PlayerSession,
  Restriction,
  Sessions,
} from '../../../kernel/caller.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Ids, MemberId, SessionId } from '../../../kernel/ids.ts';
import type { Log } from '../../../kernel/log.ts';
import type { RandomSource } from '../../../kernel/random.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import type { Bus, Jobs, Live } from '../../../kernel/work.ts';
import type { Couriers } from '../../base/couriers/index.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Site } from '../../base/site/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';
import type { Hasher } from './hasher.ts';
import type { AttemptKind, AttemptLimit } from './rules/attempt-limits.ts';
import type { SharedWay } from './store/shared-ways.ts';
import type { Happened } from './store/activity.ts';

export type IdentityDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly ids: Ids;
  readonly log: Log;
  readonly bus: Bus;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly events: Events;
  readonly secrets: Secrets;
  readonly proposals: Proposals;
  readonly site: Site;
  readonly couriers: Couriers;
  readonly wallet: Pick<
    Wallet,
    'newMemberId' | 'openAccounts' | 'closeAccounts' | 'balance' | 'transfer'
  >;
  /** Passkeys belong to the name in it. */
  readonly config: { readonly publicOrigin: string };
  /** Reads the published keys of Firebase. */
  readonly fetch: typeof globalThis.fetch;
  /** How passwords are hashed; argon2id for small servers unless given. */
  readonly hasher?: Hasher;
  readonly attemptLimits?: Partial<Readonly<Record<AttemptKind, AttemptLimit>>>;
};

export type Member = {
  readonly memberId: MemberId;
  readonly username: string;
  readonly nickname: string;
  /** 0, 1, 2, 41, 42 real accounts; 4 trial. */
  readonly type: number;
  readonly restriction: Restriction | null;
  /** Who is right above in the team line; null where nobody of it brought the member. */
  readonly uplineId: MemberId | null;
  /** Begins at 1. */
  readonly generation: number;
  readonly registeredAt: Date;
};

export type Downline = Pick<Member, 'memberId' | 'username' | 'type' | 'registeredAt'>;

/** What a member shows beside the log-in password, and the field that its code was typed into. */
export type ShownProof = {
  readonly proof: ContactProof | undefined;
  readonly code: string;
  readonly passkey: Record<string, unknown> | undefined;
  readonly field: string;
};
export type SharedAsked = { readonly memberIds: readonly MemberId[]; readonly most: number };

export type Identity = {
  /** For the edge: who a cookie or launch token is, from memory. */
  readonly sessions: Sessions;
  /** For the edge: opens the bodies of `encrypted` routes. Checklist Y-001. */
  readonly credentials: Credentials;
  member(tx: Tx, memberId: MemberId): Promise<Member | undefined>;
  /** In any case of letters. */
  memberByUsername(tx: Tx, username: string): Promise<Member | undefined>;
  /** Those that exist; at most 1,000 are asked for at once. */
  usernames(tx: Tx, memberIds: readonly MemberId[]): Promise<ReadonlyMap<MemberId, string>>;
  /** Open accounts right below a member in the team line, by name; `query` is the start of one. */
  downlines(
    tx: Tx,
    asked: { uplineId: MemberId; query: string; after: string; limit: number },
  ): Promise<readonly Downline[]>;
  countDownlines(tx: Tx, uplineId: MemberId): Promise<number>;
  /** The browsers that these members share with others, of each at most `most` of who do. */
  sharedDevices(tx: Tx, asked: SharedAsked): Promise<readonly SharedWay[]>;
  /** The addresses, but those of more than `most` members. */
  sharedAddresses(tx: Tx, asked: SharedAsked): Promise<readonly SharedWay[]>;
  /** Who came in from then on, oldest first. */
  seenSince(
    tx: Tx,
    asked: { since: Date; limit: number },
  ): Promise<readonly { readonly memberId: MemberId; readonly at: Date }[]>;
  /** A token that opens one game for one session, as long as that lives. */
  issueLaunch(session: PlayerSession, gameId: string): string;
  /** Refuses: identity.free-play-closed while the operator's flag is off. */
  requireFreePlay(): void;
  /** Keeps what happened to a member's protection, for the member's own list. */
  noteActivity(tx: Tx, happened: Happened): Promise<void>;
  /** Members with an open account by their usernames, in lower case; at most 1,000 are asked for. */
  membersNamed(tx: Tx, usernames: readonly string[]): Promise<ReadonlyMap<string, MemberId>>;
  /** How many open accounts of these types there are. */
  countMembers(tx: Tx, types: readonly number[]): Promise<number>;
  /**
   * Asks a visitor for a proof of work, or the image or question instead. In transactions of its
   * own. Refuses: identity.challenge-needed, identity.challenge-wrong, identity.captcha-wrong.
   */
  requireChallenge(input: {
    answers: { captcha?: string | undefined; geetest?: string | undefined };
    caller: Caller;
  }): Promise<void>;
  /**
   * Ends all sessions of the member but `keep`, which goes on under the new generation; answers
   * that. Refuses: identity.member-unknown.
   */
  raiseGeneration(tx: Tx, memberId: MemberId, keep?: SessionId): Promise<number>;
  /**
   * From now until `until` (null: until lifted). Raises the generation as above.
   * Refuses: identity.member-unknown.
   */
  restrict(
    tx: Tx,
    input: {
      memberId: MemberId;
      kind: 'self-excluded' | 'time-out';
      until: Date | null;
      keep?: SessionId;
    },
  ): Promise<number>;
  /** Ends such a restriction now, or at a later moment. Refuses: identity.member-unknown. */
  lift(
    tx: Tx,
    input: { memberId: MemberId; kind: 'self-excluded' | 'time-out'; at?: Date },
  ): Promise<void>;
  /** The names that members registered with for payments to them, of those who told one. */
  payeeNames(tx: Tx, memberIds: readonly MemberId[]): Promise<ReadonlyMap<MemberId, string>>;
  hasPaymentPassword(tx: Tx, memberId: MemberId): Promise<boolean>;
  /**
   * Asks for a member's payment password, in transactions of its own; 5 tries, then one more
   * every 15 minutes. Refuses: identity.payment-password-unset, identity.payment-password-wrong,
   * identity.too-many-attempts. Checklist V-021.
   */
  checkPaymentPassword(input: { memberId: MemberId; pin: string }): Promise<void>;
  /**
   * Six digits that are not the log-in password; `old` is asked for once there is one. In
   * transactions of its own. Refuses: as above, and identity.payment-password-pattern,
   * identity.payment-password-easy, identity.payment-password-same.
   */
  setPaymentPassword(input: {
    memberId: MemberId;
    pin: string;
    old?: string | undefined;
  }): Promise<void>;
  /**
   * Before money goes out or an account to pay to is added: true where the caller's place has
   * settled or settles with what is shown, false where the member has nothing to show that is older
   * than three days. In transactions of its own. Refuses: identity.factor-needed, which names what
   * to show one of, identity.place-rests, identity.second-factor-wrong, identity.proof-needed, identity.code-missing,
   * identity.code-expired, identity.code-wrong, identity.too-many-attempts.
   */
  provePlace(shown: PlaceShown, caller: Caller): Promise<boolean>;
  /**
   * Takes one try of a member at the code of a voucher, committed beside the story that asks; what
   * it answers gives the try back. Refuses: identity.too-many-attempts.
   */
  tryVoucher(memberId: MemberId): Promise<() => Promise<void>>;
  /**
   * Takes every second factor off a member who lost them, and forgets every known device.
   * Refuses: identity.member-unknown.
   */
  resetFactors(tx: Tx, input: { memberId: MemberId }): Promise<void>;
  /**
   * Makes the brand's first operator, `admin`, with a one-time password that is told only here;
   * null when there is an operator already.
   */
  ensureFirstOperator(tx: Tx): Promise<{ username: string; password: string } | null>;
};
