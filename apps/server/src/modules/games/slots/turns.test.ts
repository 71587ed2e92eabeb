import { expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTurns } from './turns.ts';

/** Work that ends when the test says so. */
function held() {
  let end: (value: string) => void = () => {};
  const done = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { end, done };
}

it('turns: one member’s calls run one after another, another member’s do not wait', async () => {
  const turns = createTurns(fakeClock());
  const order: string[] = [];
  const first = held();
  const note = async (word: string) => void order.push(word);
  const slow = turns.run('rafi', async () => void order.push(await first.done));
  const next = turns.run('rafi', () => note('second'));
  await turns.run('mina', () => note('other'));
  first.end('first');
  await Promise.all([slow, next]);
  expect(order).toEqual(['other', 'first', 'second']);
});

it('turns: a call that waited too long is refused and does nothing', async () => {
  const clock = fakeClock();
  const turns = createTurns(clock);
  const first = held();
  const begun = held();
  const slow = turns.run('rafi', () => {
    begun.end('begun');
    return first.done;
  });
  await begun.done;
  let done = 0;
  const work = async () => {
    done += 1;
  };
  const late = Array.from({ length: 200 }, () => turns.run('rafi', work));
  clock.advance(6_000);
  const fresh = turns.run('rafi', work);
  first.end('at last');
  for (const answer of await Promise.allSettled(late))
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'edge.busy' } });
  await Promise.all([slow, fresh]);
  expect(done).toBe(1);
});
