import { PROFILES } from '@nokshi/contract/player/limits.ts';
import { describe, expect, it } from 'vitest';
import { isBreakDue, mayBreakBeDue } from './break-after-issues.ts';
import { profileOf, stricterOf } from './profiles.ts';

describe('a break after many draws', () => {
  it('is due each time so many in a row are full, and not in between', () => {
    const due = Array.from({ length: 70 }, (_, issues) => issues).filter((n) => isBreakDue(n, 30));
    expect(due).toEqual([30, 60]);
  });

  it('is never due by a profile that names no number', () => {
    expect(profileOf('AU').issuesBeforeBreak).toBeNull();
    expect(isBreakDue(30, null)).toBe(false);
  });

  it('comes soonest by the profile of the United Kingdom', () => {
    const all = PROFILES.map((code) => profileOf(code).issuesBeforeBreak ?? Infinity);
    expect(Math.min(...all)).toBe(profileOf('UK_STRICT').issuesBeforeBreak);
  });

  it('follows the lower number of two profiles, and the only one where the other names none', () => {
    const [strict, uk, au] = [profileOf('STRICT'), profileOf('UK_STRICT'), profileOf('AU')];
    expect(stricterOf(strict, uk).issuesBeforeBreak).toBe(20);
    expect(stricterOf(au, strict).issuesBeforeBreak).toBe(30);
    expect(stricterOf(strict, au).issuesBeforeBreak).toBe(30);
  });

  it('comes before the marker of many draws is found', () => {
    for (const code of PROFILES) {
      const { issuesBeforeBreak, markers } = profileOf(code);
      expect(issuesBeforeBreak ?? 0).toBeLessThan(markers['many-issues'][0]);
    }
  });

  it('needs a look at the profile in force only where some profile asks for one', () => {
    const looks = Array.from({ length: 60 }, (_, n) => n + 1).filter(mayBreakBeDue);
    expect(looks).toEqual([20, 30, 40, 60]);
  });
});
