import type { LiveMessage } from '@nokshi/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createBus, type ServerBus } from '../kernel/bus.ts';
import type { WireEvents } from '../kernel/bus-wire.ts';
import { silentLog } from '../kernel/log.ts';
import { systemRandom } from '../kernel/random.ts';
import type { TopicSnapshot } from '../kernel/work.ts';
import { createTopics } from './topics.ts';

let round: TopicSnapshot = { version: 1, state: { bets: 0 } };
const open: ServerBus[] = [];
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close();
});

/** Two servers with a beat of 20 ms; texts of the first are lost while the test says so. */
async function openServers() {
  const ears: WireEvents[] = [];
  const wire = { isLossy: false, lost: [] as string[] };
  const sent = { first: 0, second: 0 };
  const openOne = async (isFirst: boolean) => {
    const bus = await createBus({
      log: silentLog,
      random: systemRandom,
      beatMs: 20,
      async connect(events) {
        ears.push(events);
        const send = async (text: string) => {
          sent[isFirst ? 'first' : 'second'] += 1;
          if (isFirst && wire.isLossy) wire.lost.push(text);
          else for (const ear of ears) ear.heard(text);
        };
        return { send, close: async () => undefined };
      },
    });
    open.push(bus);
    const heard: LiveMessage[] = [];
    const topics = createTopics<string>({
      bus,
      log: silentLog,
      send: (_, message) => void heard.push(message),
      onUnknown: () => undefined,
    });
    let reads = 0;
    topics.serve('round', async () => {
      reads += 1;
      return round;
    });
    return { topics, heard, reads: () => reads };
  };
  const [here, there] = [await openOne(true), await openOne(false)];
  // Each has heard of the other.
  const before = { ...sent };
  await expect.poll(() => sent.first > before.first && sent.second > before.second).toBe(true);
  return { here, there, wire };
}
const change = (version: number) => {
  round = { version, state: { bets: version } };
  return { from: version - 1, version, change: { bets: version } };
};

describe('topics between servers', () => {
  it('carry a change to the readers of each server, who read the state once', async () => {
    const { here, there } = await openServers();
    for (const { topics } of [here, there]) topics.follow('rina', 'round:a', undefined);
    await expect.poll(() => there.heard.length).toBe(1);
    here.topics.tell('round:a', change(2));
    const delta = { type: 'topic', topic: 'round:a', from: 1, version: 2, change: { bets: 2 } };
    await expect.poll(() => [here.heard.at(-1), there.heard.at(-1)]).toEqual([delta, delta]);
    expect([here.reads(), there.reads()]).toEqual([1, 1]);
  });

  it('send the whole state where a change was lost on the way', async () => {
    const { here, there, wire } = await openServers();
    there.topics.follow('rina', 'round:a', undefined);
    await expect.poll(() => there.heard.length).toBe(1);
    wire.isLossy = true;
    here.topics.tell('round:a', change(3));
    await expect.poll(() => wire.lost.some((text) => text.includes('round:a'))).toBe(true);
    wire.isLossy = false;
    await expect
      .poll(() => there.heard.at(-1))
      .toEqual({ type: 'topic', topic: 'round:a', version: 3, state: { bets: 3 } });
  });
});
