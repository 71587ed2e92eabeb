import { ageOn, isBirthday } from '@nokshi/contract/registration/birthday.ts';
import { dayOf } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { notifyMember } from './notify-member.ts';
import { openDetail } from './personal-details.ts';
import type { Internals } from './room.ts';
import { changeStanding, lockMember } from './standing.ts';
import { birthdaysToCheck, putAge } from './store/ages.ts';

export const CHECK_AGES = 'identity.check-ages';
const AT_ONCE = 500;

/** Refuses: identity.birthday-wrong (today or later, or more than 120 years ago). */
export function checkBirthday(room: Pick<Internals, 'clock'>, birthday: string): void {
  if (!isBirthday(birthday, dayOf(room.clock.now())))
    throw refuse('identity.birthday-wrong', { field: 'birthday' });
}

/**
 * Call in the commit that stores a birthday. Members below the minimum age are frozen until an
 * operator looked at it, and the risk desk opens a case; the next birthday that they give does not
 * end that. Source: domain.md 12, age by date of birth in local time. Checklist V-022.
 */
export async function checkAge(
  room: Internals,
  tx: Tx,
  { memberId, birthday }: { memberId: MemberId; birthday: string },
): Promise<void> {
  const now = room.clock.now();
  const { minimumAge } = room.site.brand();
  const age = ageOn(birthday, dayOf(now));
  const underAge = age < minimumAge ? age : null;
  await putAge(tx, { memberId, minimumAge, underAge, now });
  if (underAge === null) return;
  const member = await lockMember(tx, memberId);
  if (member.frozenAt) return;
  const note = { by: null, reason: 'under-age' };
  await changeStanding(room, tx, { member, standing: { frozenAt: now }, note });
  await notifyMember(room, tx, { memberId, change: 'under-age', what: String(minimumAge) });
}

/** Birthdays from before they were compared, and all of them after the minimum age was raised. */
export async function checkAges(room: Internals, tx: Tx): Promise<void> {
  const { brandId, minimumAge } = room.site.brand();
  const rows = await birthdaysToCheck(tx, { brandId, minimumAge, limit: AT_ONCE });
  for (const { memberId, sealed } of rows) {
    const birthday = openDetail(room, { memberId, field: 'birthday', sealed });
    await checkAge(room, tx, { memberId, birthday });
  }
}
