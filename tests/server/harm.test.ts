import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpClient, refused } from '../harness/client.ts';
import { fakeClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { harm, proposals, records } = consoleRoutes;
const { activity, cashier, inbox, limits, slots } = playerRoutes;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const reason = 'As agreed at the desk';
const why = 'worry';
const daily = { kind: 'loss', period: 'D' } as const;

// Half past two at night in Dhaka.
const clock = fakeClock('2026-04-28T20:30:00.000Z');
let house: RunningHouse;
let risk: HttpClient;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse({ clock, spinIntervalMs: 0 });
  risk = await house.operator('risk');
  admin = await house.operator('admin');
  await look();
});
afterAll(() => house.close());

/** Earlier sessions are over by now. */
async function signIn() {
  risk = await house.operator('risk');
  await admin.call(consoleRoutes.identity.login, { username: 'admin', password: PASSWORD });
}
async function aDayLater() {
  clock.advance(24 * HOUR);
  await signIn();
}
/** One pass of the job. */
async function look() {
  clock.advance(5 * MINUTE);
  await house.runJobs();
}
type Member = Awaited<ReturnType<RunningHouse['member']>>;
let keys = 0;
const newKey = () => `harm-key-${++keys}`;
const deposit = (member: HttpClient, amount = '1000.00') =>
  member.send(cashier.requestDeposit, { channel: 'demo-wallet', amount }, { key: newKey() });
async function spin(member: HttpClient) {
  const { launchToken: bearer } = await member.call(slots.launch, { gameId: 'kantha-lines' });
  return member.send(slots.spin, { stake: '0.20' }, { key: newKey(), bearer });
}
/** Nine deposits in a day, and play at night: a level that waits for somebody. */
async function worrying(): Promise<Member> {
  const member = await house.member();
  for (let n = 0; n < 9; n++) await deposit(member);
  await spin(member);
  return member;
}
const queueOf = async (queue: 'open' | 'mine' | 'in-care' | 'done', client = risk) =>
  (await client.call(harm.list, { queue })).rows;
const inQueue = async (member: Member, queue: Parameters<typeof queueOf>[0] = 'open') =>
  (await queueOf(queue)).find(({ memberId }) => memberId === member.memberId);
const shown = ({ memberId: id }: Member) => risk.call(harm.one, { id });
const taken = async () => {
  const member = await house.member();
  await risk.call(harm.take, { id: member.memberId });
  return member;
};
const again = async ({ username }: Member) => {
  const client = house.visitor();
  await client.call(playerRoutes.identity.login, { username, password: PASSWORD });
  return client;
};
/** What the member's own list says of it, newest first. */
const happened = async (member: HttpClient) =>
  (await member.call(activity.list, {})).rows.map(({ kind, facts }) => ({ kind, facts }));
const letters = async (member: HttpClient) =>
  (await member.call(inbox.list, {})).rows.map(({ title }) => title.EN);

describe('the look at who played', () => {
  it('puts a member with strong markers into the queue, once, and says why', async () => {
    const member = await worrying();
    await look();
    expect(await inQueue(member)).toMatchObject({
      level: 2,
      state: 'OPEN',
      carer: null,
      markers: [{ marker: 'many-deposits', level: 3, figure: 9 }],
    });
    await look();
    const { steps, hours, days } = await shown(member);
    expect(steps.map(({ act }) => act)).toEqual(['opened']);
    expect(hours).toMatchObject([{ day: '2026-04-29', hour: 2, rounds: 1, staked: '0.20' }]);
    expect(days).toMatchObject([{ day: '2026-04-29', deposited: '9000.00' }]);
  });

  it('says nothing of who plays a little, and looks at nobody who did nothing', async () => {
    const quiet = await house.member();
    const player = await house.member();
    await deposit(player);
    await spin(player);
    await look();
    expect(await inQueue(player)).toBeUndefined();
    const { rows } = await house.database.pool.query(
      'select member_id from harm_member where member_id = $1',
      [`${quiet.memberId.slice(4)}`],
    );
    expect(rows).toEqual([]);
  });

  it('is not on the path of a stake: play goes on while a member is being looked at', async () => {
    const member = await worrying();
    await look();
    const client = await house.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from harm_member for update');
      expect((await spin(member)).answer).toMatchObject({ success: true });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('is shown page by page, the same order each time', async () => {
    for (let n = 0; n < 2; n++) await worrying();
    await look();
    const all = (await risk.call(harm.list, {})).rows.map(({ memberId }) => memberId);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await risk.call(harm.list, { pageSize: 1, ...(cursor && { cursor }) });
      paged.push(...page.rows.map(({ memberId }) => memberId));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(paged).toEqual(all);
    expect((await risk.call(harm.list, { level: 1 })).rows).toEqual([]);
    expect(await refused(risk.call(harm.list, { cursor: 'x' }))).toBe('edge.invalid-input');
  });
});

describe('the care for a member', () => {
  it('is one operator’s until it is handed back or done', async () => {
    const member = await worrying();
    await look();
    await signIn();
    const id = member.memberId;
    expect(await refused(risk.call(harm.note, { id, note: 'Called twice' }))).toBe(
      'harm.not-in-care',
    );
    await risk.call(harm.take, { id });
    await risk.call(harm.take, { id });
    expect(await inQueue(member, 'mine')).toMatchObject({ state: 'IN_CARE' });
    expect(await refused(admin.call(harm.done, { id, reason }))).toBe('harm.not-in-care');
    await risk.call(harm.note, { id, note: 'Called twice' });
    await admin.call(harm.take, { id });
    expect(await refused(risk.call(harm.done, { id, reason }))).toBe('harm.not-in-care');
    await admin.call(harm.handBack, { id, reason });
    expect(await inQueue(member)).toMatchObject({ state: 'OPEN', carer: null });
    await admin.call(harm.take, { id });
    await admin.call(harm.done, { id, reason });
    await aDayLater();
    await house.runJobs();
    expect(await inQueue(member, 'done')).toMatchObject({ level: 2 });
    const { steps } = await shown(member);
    expect(steps.map(({ act }) => act)).toEqual([
      'done',
      'take',
      'hand-back',
      'take',
      'note',
      'take',
      'opened',
    ]);
    expect(steps[4]).toMatchObject({ words: 'Called twice' });
    const [done] = (await admin.call(records.audit, { act: 'harm.done' })).rows;
    expect(done).toMatchObject({ object: id, facts: { reason } });
  });

  it('writes to the member what the operator made of a prepared letter', async () => {
    const member = await taken();
    const { letters: drafts } = await shown(member);
    const draft = drafts.find(({ kind }) => kind === 'exclusion');
    expect(draft?.text.EN).toContain(`${house.playerOrigin}/?mc=securityCenter&tab=breaks`);
    const title = { EN: 'From Mina', BN: 'মিনার চিঠি' };
    await risk.call(harm.letter, {
      id: member.memberId,
      kind: 'exclusion',
      title,
      text: draft?.text ?? title,
    });
    expect(await letters(member)).toContain('From Mina');
  });
});

describe('what the house sets for a member', () => {
  const lower = (member: Member, amount: string, client = risk) =>
    client.call(harm.lowerLimit, { id: member.memberId, ...daily, amount, why, reason });
  const lossOf = async (member: Member) =>
    (await member.call(limits.protection, {})).limits.find(
      ({ kind, period }) => kind === 'loss' && period === 'D',
    );

  it('is a lower limit, never a rise; the member is notified, and raises it as any other', async () => {
    const member = await taken();
    await lower(member, '50.00');
    expect(await lossOf(member)).toMatchObject({ amount: '50.00' });
    expect(await refused(lower(member, '50.00'))).toBe('limits.not-lower');
    expect(await refused(lower(member, '60.00'))).toBe('limits.not-lower');
    expect(await letters(member)).toContain('We set a limit on your losses');
    const facts = { limit: 'loss', period: 'D', amount: '50.00', why };
    expect(await happened(member)).toEqual([{ kind: 'house-limit', facts }]);
    const { byHouse } = await member.call(limits.protection, {});
    expect(byHouse).toMatchObject([{ ...daily, why }]);
    await member.call(limits.setLimit, { ...daily, amount: '90.00' });
    expect(await lossOf(member)).toMatchObject({ amount: '50.00', pending: { amount: '90.00' } });
    await member.call(limits.setLimit, { ...daily, amount: '40.00' });
    expect((await member.call(limits.protection, {})).byHouse).toEqual([]);
  });

  it('is a limit of time, too', async () => {
    const member = await taken();
    const id = member.memberId;
    await risk.call(harm.lowerTime, { id, period: 'W', minutes: 120, why, reason });
    const { times } = await member.call(limits.protection, {});
    expect(times.find(({ period }) => period === 'W')).toMatchObject({ minutes: 120 });
    const facts = { limit: 'time', period: 'W', minutes: 120, why };
    expect(await happened(member)).toEqual([{ kind: 'house-limit', facts }]);
  });

  it('is a time-out that ends at its end, and closes play and deposits at once', async () => {
    const member = await taken();
    const wish = { id: member.memberId, hours: 24, why, reason } as const;
    await risk.call(harm.timeOut, wish);
    expect(await refused(risk.call(harm.timeOut, wish))).toBe('limits.already-excluded');
    expect((await deposit(member)).answer).toMatchObject({ code: 'edge.session-ended' });
    const until = new Date(clock.now().getTime() + 24 * HOUR).toISOString();
    const [, given] = await happened(await again(member));
    expect(given).toEqual({ kind: 'house-time-out', facts: { until, why } });
    await aDayLater();
    expect((await risk.call(consoleRoutes.members.limits, wish)).restriction).toBeNull();
  });

  it('is lifted by two operators within a day, and the previous limit holds again', async () => {
    const member = await taken();
    await member.call(limits.setLimit, { ...daily, amount: '500.00' });
    await lower(member, '5.00');
    const wish = { id: member.memberId, step: (await shown(member)).steps[0]?.id ?? '', reason };
    const { proposal } = await risk.call(harm.lift, wish);
    expect(await lossOf(member)).toMatchObject({ amount: '5.00' });
    expect(await refused(risk.call(proposals.approve, { id: proposal ?? '' }))).toBe(
      'proposals.own-proposal',
    );
    await admin.call(proposals.approve, { id: proposal ?? '' });
    expect(await lossOf(member)).toMatchObject({ amount: '500.00' });
    expect(await letters(member)).toContain('We lifted a measure');
    expect((await happened(member))[0]).toEqual({
      kind: 'house-limit-lifted',
      facts: { limit: 'loss', period: 'D', amount: '500.00' },
    });
    expect(await refused(risk.call(harm.lift, wish))).toBe('limits.house-act-over');
    await lower(member, '4.00');
    const other = { ...wish, step: (await shown(member)).steps[0]?.id ?? '' };
    await aDayLater();
    expect(await refused(risk.call(harm.lift, other))).toBe('limits.house-act-over');
  });

  it('lifts a time-out to the one that the member had taken before', async () => {
    const member = await taken();
    const { restriction } = await member.call(limits.takeTimeOut, { hours: 24 });
    const id = member.memberId;
    await risk.call(harm.timeOut, { id, hours: 720, why, reason });
    const { steps } = await shown(member);
    const { proposal } = await risk.call(harm.lift, { id, step: steps[0]?.id ?? '', reason });
    await admin.call(proposals.approve, { id: proposal ?? '' });
    const after = await risk.call(consoleRoutes.members.limits, { id });
    expect(after.restriction).toMatchObject({ kind: 'time-out', until: restriction?.until });
    const kinds = (await happened(await again(member))).map(({ kind }) => kind);
    expect(kinds.slice(1)).toEqual(['house-time-out-lifted', 'house-time-out', 'time-out']);
  });
});
