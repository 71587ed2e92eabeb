import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { newKey, type Teammate } from '../harness/team.ts';

const { activity, cashier, identity, inbox, security } = playerRoutes;

const clock = fakeClock('2026-11-27T06:00:00.000Z');
let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse({ clock });
  admin = await house.operator();
});
afterAll(() => house.close());

const passMinute = () => {
  clock.advance(60_000);
  return house.runJobs();
};
const says = async (member: HttpClient, birthday: string) => {
  const { answer } = await member.send(security.setProfile, { birthday });
  return answer.success ? 'ok' : answer.code;
};
const deposits = async (member: HttpClient) => {
  const wish = { channel: 'demo-wallet', amount: '100.00' };
  const { answer } = await member.send(cashier.requestDeposit, wish, { key: newKey() });
  return answer.success ? 'ok' : answer.code;
};
const restrictionOf = async (member: HttpClient) =>
  (await member.call(identity.memberInfo, {})).restriction;
const caseOf = async ({ memberId }: Teammate) => {
  const { rows } = await admin.call(consoleRoutes.risk.list, { pageSize: 100 });
  const row = rows.find(({ members }) => members.some(({ id }) => id === memberId));
  return row && admin.call(consoleRoutes.risk.one, { id: row.id });
};

describe('a birthday', () => {
  it.each(['2026-11-27', '2026-11-28', '2199-01-01', '0001-01-01', '1890-05-05'])(
    'of %s is refused, and nothing is stored',
    async (birthday) => {
      const member = await house.member();
      expect(await says(member, birthday)).toBe('identity.birthday-wrong');
      expect((await member.call(security.security, {})).profile.told).toEqual([]);
      expect(await restrictionOf(member)).toBeNull();
    },
  );

  it('on which the member became old enough today is stored, and changes nothing', async () => {
    const member = await house.member();
    expect(await says(member, '2008-11-27')).toBe('ok');
    expect(await restrictionOf(member)).toBeNull();
    expect(await deposits(member)).toBe('ok');
  });

  it.each(['2008-11-28', '2012-05-01'])(
    'below the minimum age, %s, stops play at once, notifies the member, and opens a case',
    async (birthday) => {
      const member = await house.member();
      expect(await says(member, birthday)).toBe('ok');
      expect(await restrictionOf(member)).toBe('frozen');
      expect(await deposits(member)).toBe('identity.restricted');
      expect(await says(member, '1990-01-01')).toBe('identity.restricted');
      const [newest] = (await member.call(activity.list, {})).rows;
      expect(newest).toMatchObject({ kind: 'under-age', facts: { what: '18' } });
      const letters = await member.call(inbox.list, {});
      expect(JSON.stringify(letters.rows[0])).toContain('is frozen');
      expect((await standingOf(member))[0]).toMatchObject({
        kind: 'frozen',
        by: null,
        reason: 'under-age',
      });
      await passMinute();
      const age = birthday < '2010' ? 17 : 14;
      expect((await caseOf(member))?.found).toEqual([
        expect.objectContaining({
          code: 'under-age',
          weight: 80,
          facts: [expect.objectContaining({ count: age })],
        }),
      ]);
    },
  );

  it('that was stored before is compared by a job, and again when the minimum age is raised', async () => {
    const member = await house.member();
    expect(await says(member, '2007-01-01')).toBe('ok');
    await passMinute();
    expect(await restrictionOf(member)).toBeNull();
    const { settings } = consoleRoutes;
    const { setting, version } = await admin.call(settings.brand, {});
    const older = { ...setting, minimumAge: 21 };
    await admin.call(settings.setBrand, { setting: older, version, reason: 'the law changed' });
    await passMinute();
    expect(await restrictionOf(member)).toBe('frozen');
    await passMinute();
    expect((await caseOf(member))?.found[0]).toMatchObject({ code: 'under-age' });
  });
});

const standingOf = ({ memberId }: Teammate) =>
  admin.call(consoleRoutes.identity.memberStanding, { id: memberId });
