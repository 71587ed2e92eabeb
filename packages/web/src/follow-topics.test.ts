import type { LiveWord } from '@nokshi/contract/live.ts';
import { describe, expect, it, vi } from 'vitest';
import { followTopics } from './follow-topics.ts';

const TOPIC = 'round:a';
const whole = (version: number, state: Record<string, unknown>) =>
  ({ type: 'topic', topic: TOPIC, version, state }) as const;
const delta = (from: number, version: number, change: Record<string, unknown>) =>
  ({ type: 'topic', topic: TOPIC, from, version, change }) as const;
const subscribe = (version?: number) => ({
  type: 'subscribe',
  topic: TOPIC,
  ...(version !== undefined && { version }),
});
const unsubscribe = { type: 'unsubscribe', topic: TOPIC };

function open() {
  const said: LiveWord[] = [];
  const topics = followTopics((word) => said.push(word));
  const changed = vi.fn<() => void>();
  topics.opened();
  const leave = topics.follow(TOPIC, changed);
  return { topics, changed, leave, said: () => said.splice(0), view: () => topics.view(TOPIC) };
}

describe('following a topic', () => {
  it('asks for the state, lays changes over it, and says each new view', () => {
    const { topics, said, view, changed } = open();
    expect(said()).toEqual([subscribe()]);
    expect(view()).toMatchObject({ state: null, isStale: true });
    topics.hear(whole(4, { open: true, bets: 1 }));
    topics.hear(delta(4, 6, { bets: 3 }));
    expect(view()).toEqual({
      state: { open: true, bets: 3 },
      version: 6,
      isStale: false,
      isUnknown: false,
    });
    expect(changed).toHaveBeenCalledTimes(2);
    expect(said()).toEqual([]);
  });

  it('takes a change that begins before its version, and none that it has', () => {
    const { topics, view } = open();
    topics.hear(whole(5, { bets: 5 }));
    const before = view();
    topics.hear(delta(3, 5, { bets: 5 }));
    topics.hear(delta(3, 4, { bets: 4 }));
    expect(view()).toBe(before);
    topics.hear(delta(4, 7, { bets: 7 }));
    expect(view()).toMatchObject({ version: 7, state: { bets: 7 } });
  });

  it('asks once more when a change was missed, and shows the old state meanwhile', () => {
    const { topics, said, view } = open();
    topics.hear(whole(1, { bets: 1 }));
    said();
    topics.hear(delta(2, 3, { bets: 3 }));
    topics.hear(delta(3, 4, { bets: 4 }));
    expect(said()).toEqual([subscribe(1)]);
    expect(view()).toMatchObject({ state: { bets: 1 }, isStale: true });
    topics.hear(whole(4, { bets: 4 }));
    expect(view()).toMatchObject({ state: { bets: 4 }, isStale: false });
  });

  it('subscribes with its version on a new line, and is in step when nothing is new', () => {
    const { topics, said, view } = open();
    topics.hear(whole(2, { bets: 2 }));
    topics.lost();
    expect(view()).toMatchObject({ state: { bets: 2 }, isStale: true });
    said();
    topics.opened();
    expect(said()).toEqual([subscribe(2)]);
    topics.hear(delta(2, 2, {}));
    expect(view()).toMatchObject({ state: { bets: 2 }, isStale: false });
  });

  it('leaves while the page is hidden, and comes back with its version', () => {
    const { topics, said, view } = open();
    topics.hear(whole(2, { bets: 2 }));
    said();
    topics.setHidden(true);
    topics.hear(delta(2, 3, { bets: 3 }));
    expect(said()).toEqual([unsubscribe]);
    expect(view()).toMatchObject({ version: 2, isStale: true });
    topics.setHidden(false);
    expect(said()).toEqual([subscribe(2)]);
  });

  it('is one subscription for all who follow it, until the last leaves', () => {
    const { topics, said, leave } = open();
    const leaveToo = topics.follow(TOPIC, () => undefined);
    expect(said()).toEqual([subscribe()]);
    leave();
    expect(said()).toEqual([]);
    leaveToo();
    expect(said()).toEqual([unsubscribe]);
  });

  it('waits for the line, and says where there is no such topic', () => {
    const said: LiveWord[] = [];
    const topics = followTopics((word) => said.push(word));
    topics.follow(TOPIC, () => undefined);
    expect(said).toEqual([]);
    topics.opened();
    expect(said).toEqual([subscribe()]);
    topics.hear({ type: 'topic-unknown', topic: TOPIC });
    expect(topics.view(TOPIC)).toMatchObject({ state: null, isUnknown: true });
  });

  it('keeps what was left for a while, and forgets the oldest of many', () => {
    const { topics, said, leave } = open();
    topics.hear(whole(9, { bets: 9 }));
    leave();
    said();
    topics.follow(TOPIC, () => undefined)();
    expect(said()).toEqual([subscribe(9), unsubscribe]);
    for (let i = 0; i < 64; i += 1) topics.follow(`round:r${i}`, () => undefined)();
    expect(topics.view(TOPIC).version).toBeNull();
  });
});
