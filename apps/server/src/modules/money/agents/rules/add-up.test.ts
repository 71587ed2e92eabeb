import { describe, expect, it } from 'vitest';
import { baseOfWage, createSums, type DayRow, NO_ROW } from './add-up.ts';

const TERMS = { activeFrom: 100_00n };
const DAY = '2026-03-11';
const played = (day: string, valid: bigint): DayRow => ({ ...NO_ROW, day, valid, staked: valid });
const below = (uplineId: string, since = '2026-03-01', until = '2026-04-01') => ({
  uplineId,
  since,
  until,
});

describe('the sums of a team', () => {
  it('have an agent’s own bets only where the terms include them', () => {
    const agents = ['without', 'within'].map((memberId, n) => ({
      memberId,
      includesSelf: n === 1,
    }));
    const sums = createSums(agents, TERMS);
    for (const { memberId } of agents) {
      sums.add(memberId, [played(DAY, 300_00n)], []);
      sums.add(`below ${memberId}`, [played(DAY, 500_00n)], [below(memberId)]);
    }
    expect(agents.map(({ memberId }) => baseOfWage(sums.get(memberId), false))).toMatchObject([
      { valid: 500_00n, activeMembers: 1 },
      { valid: 800_00n, activeMembers: 2 },
    ]);
  });

  it('count each bet for the line of its day, and a member as active by what counts there', () => {
    const agents = ['old', 'new'].map((memberId) => ({ memberId, includesSelf: false }));
    const sums = createSums(agents, TERMS);
    const above = [below('old', '2026-03-01', DAY), below('new', DAY)];
    sums.add('moved', [played('2026-03-10', 99_99n), played(DAY, 100_00n)], above);
    expect(agents.map(({ memberId }) => baseOfWage(sums.get(memberId), false))).toMatchObject([
      { valid: 99_99n, activeMembers: 0 },
      { valid: 100_00n, activeMembers: 1 },
    ]);
  });
});
