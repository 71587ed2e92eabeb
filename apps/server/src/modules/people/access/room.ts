import type { Identity } from '../identity/index.ts';
import { type Challenges, createChallenges } from './challenges.ts';
import { type CredentialKeys, createCredentials } from './credentials.ts';
import type { AccessDeps } from './deps.ts';
import { createFirebase, type Firebase } from './firebase.ts';
import { createHasher, type Hasher } from './hasher.ts';
import { TRY_LIMITS, type TryKind, type TryLimit } from './rules/try-limits.ts';

/** What the room's own verbs use; other rooms see its face, `Access`. */
export type Internals = Omit<AccessDeps, 'hasher' | 'tryLimits'> & {
  readonly hasher: Hasher;
  readonly tryLimits: Readonly<Record<TryKind, TryLimit>>;
  readonly challenges: Challenges;
  readonly credentials: CredentialKeys;
  readonly firebase: Firebase;
  readonly accounts: Identity['accounts'];
  readonly contacts: Identity['accounts']['contacts'];
  readonly sessions: Identity['sessions'];
};

export const openRoom = (deps: AccessDeps): Internals => ({
  ...deps,
  hasher: deps.hasher ?? createHasher(deps.random),
  tryLimits: { ...TRY_LIMITS, ...deps.tryLimits },
  challenges: createChallenges(deps),
  credentials: createCredentials(deps),
  firebase: createFirebase(deps),
  accounts: deps.identity.accounts,
  contacts: deps.identity.accounts.contacts,
  sessions: deps.identity.sessions,
});
