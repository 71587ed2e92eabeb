import { PROFILES } from '@nokshi/contract/player/limits.ts';
import { profileOf } from './profiles.ts';

/**
 * Whether a member is asked to take a break: each time so many quick draws in a row are full, so
 * that counting begins again when the member goes on. Source: products.md 1.
 */
export const isBreakDue = (issues: number, every: number | null): boolean =>
  every !== null && issues > 0 && issues % every === 0;

/** Whether any profile asks for one; else the profile in force need not be read. */
export const mayBreakBeDue = (issues: number): boolean =>
  PROFILES.some((code) => isBreakDue(issues, profileOf(code).issuesBeforeBreak));
