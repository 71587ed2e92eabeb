import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../harness/clock.ts';
import { hearLive } from '../harness/hear-live.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { cashier, identity, limits, slots } = playerRoutes;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const clock = fakeClock();
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ clock, spinIntervalMs: 0 });
});
afterAll(() => house.close());

let keys = 0;
const newKey = () => `reality-check-${++keys}`;
const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) => answer.code ?? 'ok';

type Player = Awaited<ReturnType<RunningHouse['member']>>;

async function atTheTable(): Promise<Player & { spin: () => Promise<string> }> {
  const member = await house.member();
  await member.call(
    cashier.requestDeposit,
    { channel: 'demo-wallet', amount: '100.00' },
    { key: newKey() },
  );
  const { launchToken: bearer } = await member.call(slots.launch, { gameId: 'kantha-lines' });
  const spin = async () =>
    codeOf(await member.send(slots.spin, { stake: '0.20' }, { key: newKey(), bearer }));
  return Object.assign(member, { spin });
}

/** Plays without a break for an hour, up to the moment of the check. */
async function playAnHour({ spin }: { spin: () => Promise<string> }) {
  for (let n = 0; n < 6; n++) {
    expect(await spin()).toBe('ok');
    clock.advance(10 * MINUTE);
  }
}

describe('a reality check', () => {
  it('stops the game, tells every open page, and lets the member go on', async () => {
    const member = await atTheTable();
    const page = await hearLive(
      house.playerOrigin,
      `nokshi_player=${member.cookies().nokshi_player}`,
    );
    await playAnHour(member);
    expect(await member.spin()).toBe('limits.reality-check');
    const told = () => page.heard.filter(({ type }) => type === 'reality-check').length;
    await expect.poll(told).toBe(1);
    const { running, realityCheck } = await member.call(limits.stretch, {});
    expect(running).toMatchObject({ seconds: 3_600, staked: '1.20' });
    expect(realityCheck).toEqual({ minutes: 60, isDue: true, inSeconds: 0 });
    const seen = await member.call(limits.acknowledge, {});
    expect(seen.realityCheck).toEqual({ minutes: 60, isDue: false, inSeconds: 3_600 });
    await expect.poll(told).toBe(2);
    expect(await member.spin()).toBe('ok');
    page.close();
  });

  it('comes more often at once, and less often after a day and a second yes', async () => {
    const member = await house.member();
    const often = await member.call(limits.setRealityCheck, { minutes: 15 });
    expect(often.realityCheck).toEqual({ minutes: 15, pending: null });
    const wished = await member.call(limits.setRealityCheck, { minutes: 30 });
    expect(wished.realityCheck).toMatchObject({ minutes: 15, pending: { minutes: 30 } });
    const id = wished.realityCheck.pending?.id ?? '';
    expect(codeOf(await member.send(limits.confirmLimit, { id }))).toBe('limits.change-not-due');
    clock.advance(DAY);
    const again = house.visitor();
    await again.call(identity.login, { username: member.username, password: PASSWORD });
    const rare = await again.call(limits.confirmLimit, { id });
    expect(rare.realityCheck).toEqual({ minutes: 30, pending: null });
  });

  it('cannot be switched off where the profile forbids it', async () => {
    const member = await house.member();
    expect(codeOf(await member.send(limits.setRealityCheck, { minutes: null }))).toBe(
      'limits.not-offered',
    );
  });
});

describe('a limit of time', () => {
  it('is set at once, rises like any other, and stops the game', async () => {
    const member = await atTheTable();
    const { times } = await member.call(limits.setTimeLimit, { period: 'D', minutes: 15 });
    expect(times[0]).toMatchObject({ period: 'D', minutes: 15, usedMinutes: 0, pending: null });
    const wished = await member.call(limits.setTimeLimit, { period: 'D', minutes: null });
    expect(wished.times[0]).toMatchObject({ minutes: 15, pending: { minutes: null } });
    expect(await member.spin()).toBe('ok');
    clock.advance(14 * MINUTE);
    expect(await member.spin()).toBe('ok');
    clock.advance(1);
    expect(await member.spin()).toBe('limits.time-limit');
  });

  it.each([14, 44_641, 15.5])('of %d minutes is none', async (minutes) => {
    const member = await house.member();
    const { status } = await member.send(limits.setTimeLimit, { period: 'D', minutes });
    expect(status).toBe(400);
  });
});

describe('the question for a deposit limit', () => {
  it.each(['welcome', 'first-deposit'] as const)(
    'is asked once: after an answer to %s never again',
    async (prompt) => {
      const member = await house.member();
      const asked = async (place: 'home' | 'deposit') =>
        (await member.call(limits.prompt, { place })).prompt;
      expect([await asked('home'), await asked('deposit')]).toEqual([null, 'first-deposit']);
      await member.call(limits.answerPrompt, { prompt });
      expect([await asked('home'), await asked('deposit')]).toEqual([null, null]);
    },
  );
});
