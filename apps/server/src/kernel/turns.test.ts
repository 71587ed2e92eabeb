import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const held = () => {
  let end = () => {};
  const work = new Promise<string>((done) => {
    end = () => done('done');
  });
  return { work: () => work, end: () => end() };
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (err: { code?: string }) => err.code,
  );

it('turns: runs one at a time in order of arrival, and refuses when too many wait', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 2 });
  const first = held();
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  const running = inTurn(first.work);
  const rest = [inTurn(note('second')), inTurn(note('third'))];
  expect(await codeOf(inTurn(note('fourth')))).toBe('edge.busy');
  first.end();
  await Promise.all([running, ...rest]);
  expect(order).toEqual(['second', 'third']);
  expect(await codeOf(inTurn(note('fifth')))).toBe('done');
});

it('turns: one caller can fill no more than its share, others still wait', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 10, ofOne: 2 });
  const first = held();
  const nothing = async () => {};
  const running = inTurn(first.work, 'rina');
  const rest = [inTurn(nothing, 'rina'), inTurn(nothing, 'rina')];
  expect(await codeOf(inTurn(nothing, 'rina'))).toBe('edge.busy');
  const other = inTurn(nothing, 'karim');
  first.end();
  await Promise.all([running, ...rest, other]);
  expect(await codeOf(inTurn(nothing, 'rina'))).toBe('done');
});
