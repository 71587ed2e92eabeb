import type { Input } from '@nokshi/contract';
import type { securityRoutes } from '@nokshi/contract/player/security.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { checkAge, checkBirthday } from './check-age.ts';
import { knowAgain } from './know-again.ts';
import { saveProfile } from './personal-details.ts';
import type { Internals } from './room.ts';

type Told = Input<typeof securityRoutes.setProfile>;

/**
 * Stores what members tell of themselves; others of their details stay unchanged. Checklist E-058.
 * Refuses: identity.birthday-wrong.
 */
export async function setProfile(
  room: Internals,
  tx: Tx,
  { memberId, told }: { memberId: MemberId; told: Told },
): Promise<void> {
  const { birthday } = told;
  if (birthday) checkBirthday(room, birthday);
  await saveProfile(room, tx, { memberId, told });
  if (birthday) await checkAge(room, tx, { memberId, birthday });
  await knowAgain(room, tx, memberId);
}
