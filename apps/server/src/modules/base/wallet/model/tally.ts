import type { Post, Story } from './act.ts';
import type { Expected } from './plain-wallet.ts';

/** Counts what was done, and what was answered. */
export type Tally = {
  count(act: Post | Story, expected: readonly Expected[]): void;
  expired(holds: number): void;
  /** Operations: postings and steps of stories, and each hold that expired. */
  readonly operations: number;
  toString(): string;
};

export function countActs(): Tally {
  const verbs = new Map<string, number>();
  const answers = new Map<string, number>();
  const stories = new Map<string, number>();
  let operations = 0;
  const add = (to: Map<string, number>, word: string, by = 1) =>
    to.set(word, (to.get(word) ?? 0) + by);
  return {
    get operations() {
      return operations;
    },
    count(act, expected) {
      const steps = act.do === 'post' ? [act] : act.steps;
      operations += steps.length;
      for (const step of steps) add(verbs, step.do);
      for (const one of expected) add(answers, one.says === 'refused' ? one.code : one.says);
      if (act.do === 'story') add(stories, act.ends);
    },
    expired(holds) {
      operations += holds;
      add(verbs, 'expire', holds);
      add(answers, 'posted', holds);
    },
    toString: () =>
      `operations ${inOrder(verbs)}; answers ${inOrder(answers)}; stories ${inOrder(stories)}`,
  };
}

const inOrder = (counts: Map<string, number>): string =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([word, count]) => `${word} ${count.toLocaleString('en')}`)
    .join(', ');
