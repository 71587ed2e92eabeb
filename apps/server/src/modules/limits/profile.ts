import type { Tx } from '../../kernel/db.ts';
import { PROFILE, type Profile, type ProfileCode } from './rules/profiles.ts';
import { readChoices } from './store/profile.ts';

/** Before an operator chose one. Source: domain.md 12. */
const FIRST: ProfileCode = 'STRICT';

export const profileCode = async (tx: Tx): Promise<ProfileCode> =>
  (await readChoices(tx, 1))[0]?.code ?? FIRST;

/** What protection this house gives. */
export const profileInForce = async (tx: Tx): Promise<Profile> => PROFILE[await profileCode(tx)];
