import type { Written } from '@nokshi/contract/console/member-care.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { noteActivity } from './activity.ts';
import { type Challenges, createChallenges } from './challenge.ts';
import { type CredentialKeys, createCredentials } from './credentials.ts';
import type { Identity, IdentityDeps, StandingChange, Told } from './face.ts';
import { createFirebase, type Firebase } from './firebase.ts';
import { createHasher, type Hasher } from './hasher.ts';
import { ATTEMPT_LIMITS, type AttemptKind, type AttemptLimit } from './rules/attempt-limits.ts';
import { createSessions } from './sessions.ts';

export type Insides = Omit<IdentityDeps, 'hasher' | 'attemptLimits'> & {
  readonly hasher: Hasher;
  readonly attemptLimits: Readonly<Record<AttemptKind, AttemptLimit>>;
  readonly challenges: Challenges;
  readonly credentials: CredentialKeys;
  readonly sessions: Identity['sessions'];
  readonly firebase: Firebase;
  readonly noteActivity: Identity['noteActivity'];
  readonly whenRegistered: ((tx: Tx, memberId: MemberId) => Promise<void>)[];
  /** A trial account is taken away: what other rooms kept for it goes in the same commit. */
  readonly whenRemoved: ((tx: Tx, memberId: MemberId) => Promise<void>)[];
  readonly whenClosed: ((tx: Tx, memberId: MemberId) => Promise<void>)[];
  readonly whenCopied: ((tx: Tx, memberId: MemberId) => Promise<Partial<Written>>)[];
  readonly asksBeforeClosing: ((tx: Tx, memberId: MemberId) => Promise<boolean>)[];
  readonly whenRestricted: ((tx: Tx, change: StandingChange) => Promise<void>)[];
  readonly whenTold: ((tx: Tx, told: Told) => Promise<void>)[];
};

/** What the room's own verbs and routes get; other rooms see its face, `Identity`. */
export type IdentityRoom = Insides & Identity;

export const openRoom = (deps: IdentityDeps): Insides => ({
  ...deps,
  hasher: deps.hasher ?? createHasher(deps.random),
  attemptLimits: { ...ATTEMPT_LIMITS, ...deps.attemptLimits },
  challenges: createChallenges(deps),
  credentials: createCredentials(deps),
  sessions: createSessions(deps),
  firebase: createFirebase(deps),
  noteActivity: (tx, happened) => noteActivity(deps, tx, happened),
  whenRegistered: [],
  whenRemoved: [],
  whenClosed: [],
  whenCopied: [],
  asksBeforeClosing: [],
  whenRestricted: [],
  whenTold: [],
});
