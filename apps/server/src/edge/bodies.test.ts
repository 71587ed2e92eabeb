import { describe, expect, it } from 'vitest';
import { Refusal } from '../kernel/refusal.ts';
import { createBodies } from './bodies.ts';

const codeOf = (act: () => unknown) => {
  try {
    act();
    return 'taken';
  } catch (err) {
    return err instanceof Refusal ? err.code : err;
  }
};

describe('request bodies in memory', () => {
  it('one caller reserves no more than its share, others are not kept waiting', () => {
    const bodies = createBodies({ most: 100, ofOne: 40 });
    const first = bodies.begin('rina', 30);
    expect(codeOf(() => bodies.begin('rina', 20))).toBe('edge.uploads-in-progress');
    expect(codeOf(() => bodies.begin('karim', 40))).toBe('taken');
    first.end();
    first.end();
    expect(codeOf(() => bodies.begin('rina', 40))).toBe('taken');
  });

  it('a body without a length takes its share as it arrives', () => {
    const bodies = createBodies({ most: 100, ofOne: 40 });
    const [one, two] = [bodies.begin('rina', 0), bodies.begin('rina', 0)];
    one.grow(25);
    expect(codeOf(() => two.grow(16))).toBe('edge.uploads-in-progress');
    two.grow(15);
    one.end();
    expect(bodies.held()).toBe(15);
    expect(codeOf(() => two.grow(25))).toBe('taken');
  });

  it('all together hold no more than the whole; what was only declared stands in nobody’s way', () => {
    const bodies = createBodies({ most: 100, ofOne: 40 });
    const idle = ['a', 'b', 'c', 'd'].map((caller) => bodies.begin(caller, 40));
    expect(bodies.held()).toBe(0);
    const [a, b, c] = idle;
    a?.grow(40);
    b?.grow(40);
    expect(codeOf(() => c?.grow(21))).toBe('edge.busy');
    expect(codeOf(() => bodies.begin('e', 21))).toBe('edge.busy');
    a?.end();
    expect(codeOf(() => c?.grow(21))).toBe('taken');
    expect(bodies.held()).toBe(61);
  });

  it('stays counted until its work has settled, also when its caller left before', async () => {
    const bodies = createBodies({ most: 100, ofOne: 40 });
    const body = bodies.begin('rina', 40);
    body.grow(40);
    let settle = () => {};
    const work = body.during(
      () =>
        new Promise<void>((done) => {
          settle = done;
        }),
    );
    body.end();
    expect(bodies.held()).toBe(40);
    expect(codeOf(() => bodies.begin('rina', 1))).toBe('edge.uploads-in-progress');
    settle();
    await work;
    expect(bodies.held()).toBe(0);
    body.grow(5);
    expect(bodies.held()).toBe(0);
  });
});
