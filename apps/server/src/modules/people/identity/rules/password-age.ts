/** Where a brand has passwords expire (flag PWDEXPFORCECHANGE3, off by default). A-041. */
const EXPIRES_AFTER_DAYS = 90;

export const isPasswordExpired = (changedAt: Date, now: Date): boolean =>
  now.getTime() - changedAt.getTime() > EXPIRES_AFTER_DAYS * 86_400_000;
