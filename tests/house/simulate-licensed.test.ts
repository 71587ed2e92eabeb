import { expect, test } from 'vitest';
import { liveDay } from '../../simulate/live-day.ts';
import { realPace } from '../../simulate/pace.ts';
import { planDay } from '../../simulate/plan/plan-day.ts';
import { startHouse } from '../harness/house.ts';

test('a day is never lived in a house that is not in demo mode', async () => {
  const house = await startHouse({ mode: 'licensed' });
  try {
    const { playerOrigin: player, consoleOrigin: console } = house;
    const origins = { player, console };
    const credentials = { username: 'admin', password: 'never asked for', factorKey: null };
    const place = {
      origins,
      addresses: origins,
      operator: { credentials },
      pace: realPace(new AbortController().signal),
      beside: null,
      close: () => Promise.resolve(),
    };
    const plan = planDay({ seed: 'never', members: 1, hours: 2, minutes: 5 });
    await expect(liveDay(place, plan, () => {})).rejects.toThrow('not in demo mode');
    const members = 'select count(*)::int as members from identity_member';
    expect((await house.database.pool.query(members)).rows).toEqual([{ members: 0 }]);
  } finally {
    await house.close();
  }
});
