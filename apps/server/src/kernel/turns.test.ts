import { expect, it } from 'vitest';
import { FOR_THE_HOUSE, type ForWhom, forWhom } from './for-whom.ts';
import { CallerGone, createTurns } from './turns.ts';

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
    (err: { code?: string; name: string }) => err.code ?? err.name,
  );
const nothing = async () => {};
const member = (key: string): ForWhom => ({ ...FOR_THE_HOUSE, key });
const visitor = (ip: string) => forWhom({ session: null, operator: null, launch: null, ip });

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
  const running = inTurn(first.work, member('rina'));
  const rest = [inTurn(nothing, member('rina')), inTurn(nothing, member('rina'))];
  expect(await codeOf(inTurn(nothing, member('rina')))).toBe('edge.busy');
  const other = inTurn(nothing, member('karim'));
  first.end();
  await Promise.all([running, ...rest, other]);
  expect(await codeOf(inTurn(nothing, member('rina')))).toBe('done');
});

it('turns: callers take turns, nobody waits behind all that another one asked for', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 10 });
  const first = held();
  const order: string[] = [];
  const ask = (key: string, name: string) => inTurn(async () => void order.push(name), member(key));
  const running = inTurn(first.work, member('rina'));
  const rest = [ask('rina', 'r1'), ask('rina', 'r2'), ask('rina', 'r3')];
  rest.push(ask('karim', 'k1'), ask('karim', 'k2'), ask('shila', 's1'));
  first.end();
  await Promise.all([running, ...rest]);
  expect(order).toEqual(['r1', 'k1', 's1', 'r2', 'k2', 'r3']);
});

it('turns: one caller runs no more at once than its share, the rest of the places stay free', async () => {
  const inTurn = createTurns({ atOnce: 2, atOnceOfOne: 1, waiting: 10 });
  const [first, second] = [held(), held()];
  const running = inTurn(first.work, member('rina'));
  const own = inTurn(second.work, member('rina'));
  expect(await codeOf(inTurn(nothing, member('karim')))).toBe('done');
  second.end();
  first.end();
  expect(await Promise.all([running, own])).toEqual(['done', 'done']);
});

it('turns: neighbours and visitors have a share, so that addresses fill no line', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 10, ofPrefix: 2, ofVisitors: 4 });
  const first = held();
  const running = inTurn(first.work, visitor('198.51.100.1'));
  const rest = ['192.0.2.1', '192.0.2.2', '203.0.113.1', '2001:db8::1'].map((ip) =>
    inTurn(nothing, visitor(ip)),
  );
  expect(await codeOf(inTurn(nothing, visitor('192.0.2.3')))).toBe('edge.busy');
  expect(await codeOf(inTurn(nothing, visitor('198.51.100.9')))).toBe('edge.busy');
  rest.push(inTurn(nothing, member('karim')));
  first.end();
  await Promise.all([running, ...rest]);
});

it('turns: what waits leaves the line with its caller, and never runs', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 1 });
  const first = held();
  const left = new AbortController();
  let ran = 0;
  const count = async () => void (ran += 1);
  const running = inTurn(first.work);
  const gone = { ...member('rina'), gone: left.signal };
  const waited = codeOf(inTurn(count, gone));
  left.abort();
  expect(await waited).toBe('CallerGone');
  const other = inTurn(nothing, member('karim'));
  await expect(inTurn(count, gone)).rejects.toThrow(CallerGone);
  first.end();
  await Promise.all([running, other]);
  expect(ran).toBe(0);
});
