import { expect, it } from 'vitest';
import { createBus } from './bus.ts';
import { busOnceReady } from './bus-once-ready.ts';
import { silentLog } from './log.ts';
import { systemRandom } from './random.ts';

it('what others say while a server starts is heard once its rooms have started, in order', async () => {
  const wire = await createBus({ log: silentLog, random: systemRandom, connect: null });
  const bus = busOnceReady(wire, silentLog);
  const heard: unknown[] = [];
  bus.subscribe('pots', ({ at }) => heard.push(at));
  wire.publish('pots', { at: 1 });
  bus.publish('pots', { at: 2 });
  expect(heard).toEqual([]);
  bus.ready();
  expect(heard).toEqual([1, 2]);
  wire.publish('pots', { at: 3 });
  expect(heard).toEqual([1, 2, 3]);
  await wire.close();
});
