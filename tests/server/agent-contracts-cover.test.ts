import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { refused } from '../harness/client.ts';
import { accept, agentBelow, flatTerms, housed, newAgent, offer } from '../harness/contracts.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { registerBelow, send, stakeOnce, type Teammate } from '../harness/team.ts';
import { give } from '../harness/winnings.ts';

const { agentContracts: own } = playerRoutes;
const NOON = '2026-03-10T06:00:00.000Z';
const BUCKET_MS = 5 * 60_000;

describe('the cover of an offer', () => {
  let clock: FakeClock;
  let house: RunningHouse;
  let top: Teammate;
  let agent: Teammate;
  const terms = flatTerms('real-time', '2');
  beforeAll(async () => {
    clock = fakeClock(NOON);
    house = await startHouse({ clock });
    top = await newAgent(house);
    agent = await agentBelow(house, top);
    const member = await registerBelow(house, agent);
    await give(house, member.memberId, 100_000_00n);
    await housed(house, top, flatTerms('real-time', '3'));
    // 60,000.00 in the bucket that closes next: 2 % of them are 1,200.00, and the upline has 1,000.00.
    await stakeOnce(house, member, 60_000_00n);
    clock.advance(BUCKET_MS);
    await house.runJobs();
  });
  afterAll(() => house.close());

  const preview = () => top.call(own.preview, { downline: agent.memberId, terms });
  const show = (one: Teammate, contractId: string) => one.call(own.show, { contractId });

  it('is what the last closed period would have come to, shown before and asked for', async () => {
    expect(await preview()).toMatchObject({
      simulation: {
        from: NOON,
        to: '2026-03-10T06:05:00.000Z',
        valid: '60000.00',
        activeMembers: 1,
        amount: '1200.00',
        today: null,
        received: '1800.00',
        left: '600.00',
      },
      cover: { available: '1000.00', needed: '1200.00', isEnough: false },
    });
    expect(await refused(offer(top, agent, terms))).toBe('agents.upline-uncovered');
    await give(house, top.memberId, 200_00n);
    expect((await preview()).cover).toMatchObject({ available: '1200.00', isEnough: true });
  });

  it('is asked for again when the offer is accepted, and the downline learns nothing more', async () => {
    const { id } = await offer(top, agent, terms);
    const asked = await show(agent, id);
    expect(asked.cover).toEqual({ available: null, needed: '1200.00', isEnough: true });
    expect(asked.simulation).toMatchObject({ amount: '1200.00', received: null, left: null });
    await send(top, agent, '100.00');
    expect((await show(agent, id)).cover?.isEnough).toBe(false);
    expect(await refused(accept(agent, 'real-time', { id }))).toBe('agents.cover-missing');
    await give(house, top.memberId, 100_00n);
    expect(await accept(agent, 'real-time', { id })).toMatchObject({ state: 'ACTIVE' });
  });

  it('is not asked for where the last closed period would have come to nothing', async () => {
    clock.advance(BUCKET_MS);
    await house.runJobs();
    const more = flatTerms('real-time', '2.5');
    const { simulation, cover } = await top.call(own.preview, {
      downline: agent.memberId,
      terms: more,
    });
    expect([simulation?.valid, simulation?.today]).toEqual(['0.00', '0.00']);
    expect(cover).toMatchObject({ needed: '0.00', isEnough: true });
    expect(await offer(top, agent, more)).toMatchObject({ state: 'OFFERED' });
  });
});
