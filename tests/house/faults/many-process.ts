/** Wagers of a house in a process of its own, for a test that kills it in the middle of a settlement. */
import { fakeClock } from '../../harness/clock.ts';
import { createPlayHouse } from '../../harness/play-house.ts';
import { type ManyOrder, sendMany } from './send-many.ts';

process.once('message', ({ url, at, many }: ManyOrder) => {
  const house = createPlayHouse({ url, clock: fakeClock(at) });
  void sendMany(house, many).then(() => process.exit(0));
});
process.send?.('ready');
