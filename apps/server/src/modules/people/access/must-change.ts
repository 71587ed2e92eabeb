import type { MemberRow } from '../identity/index.ts';
import type { Internals } from './room.ts';
import { isWeakPassword } from './rules/weak-password.ts';

const DAY_MS = 86_400_000;
/** Whether passwords expire at this brand (flag PWDEXPFORCECHANGE3, off by default). A-041. */
const EXPIRES_AFTER_DAYS = 90;

const isPasswordExpired = (changedAt: Date, now: Date): boolean =>
  now.getTime() - changedAt.getTime() > EXPIRES_AFTER_DAYS * DAY_MS;

/**
 * Whether the password must be changed: a common one, or too old where the brand expires them.
 * S-017, A-041.
 */
export const mustChange = (room: Internals, member: MemberRow, password: string): boolean =>
  isWeakPassword(password, member.username) ||
  (room.site.flag('PWDEXPFORCECHANGE3') &&
    isPasswordExpired(member.passwordChangedAt, room.clock.now()));
