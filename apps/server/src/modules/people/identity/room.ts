import { noteActivity } from './activity.ts';
import { type Challenges, createChallenges } from './challenge.ts';
import { type CredentialKeys, createCredentials } from './credentials.ts';
import type { Identity, IdentityDeps } from './face.ts';
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
});
