import { refuse } from '../../../kernel/refusal.ts';
import type { Internals } from './room.ts';
import { isWeakPassword } from './rules/weak-password.ts';

/**
 * Rules of a new password, for members and operators alike. Checklist V-015. Refuses:
 * identity.password-length (with `min`, `max`), identity.password-pattern (only when the brand set
 * a pattern), identity.password-common.
 */
export function checkNewPassword(
  room: Internals,
  { password, username, field }: { password: string; username: string; field: string },
): void {
  const { fault, min, max } = room.site.checkField('password', password);
  if (fault === 'pattern') throw refuse('identity.password-pattern', { field });
  if (fault) throw refuse('identity.password-length', { field, value: { min, max } });
  if (isWeakPassword(password, username)) throw refuse('identity.password-common', { field });
}
