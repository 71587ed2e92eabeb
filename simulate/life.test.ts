import { expect, test } from 'vitest';
import { createLife, type Pace } from './life.ts';

const steps = (pace: Partial<Pace> = {}) => {
  let now = 0;
  const until = async (at: number) => void (now = at);
  const faults: unknown[] = [];
  const life = createLife(
    { now: () => now, until, isOver: () => false, ...pace },
    (err) => void faults.push(err),
  );
  return { life, faults, now: () => now };
};

test('people act one after another, by their time and not by their turn', async () => {
  const { life } = steps();
  const seen: string[] = [];
  const person = (name: string, ms: number) => async () => {
    for (let act = 0; act < 2; act += 1) {
      await life.pause(ms);
      seen.push(`${name} at ${life.now()}`);
    }
  };
  life.begin(person('slow', 5));
  life.begin(person('quick', 2));
  await life.run();
  expect(seen).toEqual(['quick at 2', 'quick at 4', 'slow at 5', 'slow at 10']);
});

test('a day that is ended early ends, and nobody goes on', async () => {
  const acts: number[] = [];
  const { life, now } = steps({ isOver: () => now() >= 30 });
  life.begin(async () => {
    for (;;) {
      await life.pause(10);
      acts.push(life.now());
    }
  });
  await life.run();
  expect(acts).toEqual([10, 20]);
  expect(life.isOver()).toBe(true);
});

test('a person whose act fails is reported, and the others continue', async () => {
  const { life, faults } = steps();
  let arrived = false;
  life.begin(async () => {
    await life.pause(1);
    throw new Error('stumbled');
  });
  life.begin(async () => {
    await life.pause(2);
    arrived = true;
  });
  await life.run();
  expect([faults.length, arrived]).toEqual([1, true]);
});
