import type { Security } from '@nokshi/contract/player/security.ts';

/** A member with a log-in password and nothing else; say what is different about yours. */
export const theSecurity = (different: Partial<Security> = {}): Security => ({
  passwordChangedAt: '2026-03-01T10:00:00.000Z',
  passkeysPossible: false,
  totpSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  contacts: [],
  paymentPasswordSetAt: null,
  proofs: [],
  proofNeeded: false,
  devices: [],
  profile: { nickname: 'Rahim', avatar: 'initials', avatars: [], told: [] },
  closingAt: null,
  ...different,
});
