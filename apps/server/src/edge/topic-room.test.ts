import { type LiveMessage, TOPIC_MERGE_MS } from '@nokshi/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../kernel/log.ts';
import type { TopicSnapshot } from '../kernel/work.ts';
import { openTopicRoom } from './topic-room.ts';

type Read = () => Promise<TopicSnapshot | null>;

/** A topic whose readers are names; keeps what each was sent. */
function openRoom(read: Read) {
  const heard = new Map<string, LiveMessage[]>();
  const unknown: string[] = [];
  const ask = vi.fn<Read>(read);
  const room = openTopicRoom<string>({
    topic: 'round:a',
    log: silentLog,
    ask,
    send(readers, message) {
      for (const name of readers) heard.set(name, [...(heard.get(name) ?? []), message]);
    },
    unknown: (readers) => void unknown.push(...readers),
  });
  const of = (name: string) => heard.get(name) ?? [];
  return { room, ask, of, unknown };
}
const at = (version: number): TopicSnapshot => ({ version, state: { open: version } });
const whole = (version: number) => ({
  type: 'topic',
  topic: 'round:a',
  version,
  state: { open: version },
});
const change = (from: number, version: number, fields: object = { open: version }) => ({
  from,
  version,
  change: fields,
});
const delta = (from: number, version: number, fields: object = { open: version }) => ({
  type: 'topic',
  topic: 'round:a',
  ...change(from, version, fields),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
/** What is merged is sent, and what was read is too old to be sent again. */
const passMoment = () => vi.advanceTimersByTimeAsync(TOPIC_MERGE_MS + 1);
/** What asks at once is answered. */
const passTurn = () => vi.advanceTimersByTimeAsync(1);

describe('a topic on one server', () => {
  it('sends the state to a reader with none or an old one, and no state to one up to date', async () => {
    const { room, of } = openRoom(async () => at(7));
    room.enter('none', undefined);
    room.enter('old', 3);
    room.enter('same', 7);
    await passMoment();
    expect(of('same')).toEqual([delta(7, 7, {})]);
    expect(of('none')).toEqual([whole(7)]);
    expect(of('old')).toEqual([whole(7)]);
  });

  it('reads the state once for ten thousand who ask at once, and again later', async () => {
    const { room, of, ask } = openRoom(async () => at(1));
    for (let i = 0; i < 5_000; i += 1) room.enter(`a${i}`, undefined);
    await passTurn();
    expect(of('a4999').length).toBe(1);
    for (let i = 0; i < 5_000; i += 1) room.enter(`b${i}`, undefined);
    await passTurn();
    expect(of('b4999').length).toBe(1);
    expect(ask).toHaveBeenCalledTimes(1);
    await passMoment();
    room.enter('late', undefined);
    await passMoment();
    expect(of('late').length).toBe(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('merges the changes of a moment into one message, the last value of each field', async () => {
    const { room, of } = openRoom(async () => at(1));
    room.enter('rina', undefined);
    await passMoment();
    expect(of('rina').length).toBe(1);
    room.hear(change(1, 2, { open: 2, bets: 5 }));
    room.hear(change(2, 3, { open: 3 }));
    room.hear(change(2, 3, { open: 'repeated' }));
    await passMoment();
    expect(of('rina').slice(1)).toEqual([delta(1, 3, { open: 3, bets: 5 })]);
    room.hear(change(3, 4));
    await passMoment();
    expect(of('rina').slice(2)).toEqual([delta(3, 4)]);
  });

  it('sends what changed while the state was read, and reads again where it was too old', async () => {
    let answer: (snapshot: TopicSnapshot) => void = () => undefined;
    const { room, of, ask } = openRoom(() => new Promise((done) => (answer = done)));
    room.enter('rina', undefined);
    room.hear(change(4, 5));
    answer(at(4));
    await passMoment();
    expect(of('rina')).toEqual([whole(4), delta(4, 5)]);
    await passMoment();
    room.enter('late', undefined);
    answer(at(3));
    await passMoment();
    expect(ask.mock.calls.length).toBe(3);
    expect(of('late')).toEqual([]);
    answer(at(5));
    await passMoment();
    expect(of('late')).toEqual([whole(5)]);
  });

  it('sends the state again after a missed change, and nothing where none was missed', async () => {
    let version = 1;
    const { room, of } = openRoom(async () => at(version));
    room.enter('rina', undefined);
    await passMoment();
    expect(of('rina').length).toBe(1);
    version = 3;
    room.hear(change(2, 3));
    await passMoment();
    expect(of('rina').slice(1)).toEqual([whole(3)]);
    room.hear(null);
    room.hear(null);
    version = 4;
    room.hear(change(3, 4));
    await passMoment();
    expect(of('rina').at(-1)).toEqual(whole(4));
    room.hear(null);
    await passMoment();
    expect(of('rina')).toHaveLength(3);
    room.hear(change(4, 5));
    await passMoment();
    expect(of('rina').at(-1)).toEqual(delta(4, 5));
  });

  it('asks again when the state could not be read', async () => {
    let tries = 0;
    const { room, of } = openRoom(async () => {
      tries += 1;
      if (tries === 1) throw new Error('the database is away');
      return at(1);
    });
    room.enter('rina', undefined);
    await passTurn();
    expect(of('rina')).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(of('rina')).toEqual([whole(1)]);
  });

  it('says to everyone when there is no such topic, and forgets who left', async () => {
    const { room, of, unknown } = openRoom(async () => null);
    room.enter('rina', undefined);
    room.enter('gone', undefined);
    room.leave('gone');
    await passMoment();
    expect(unknown).toEqual(['rina']);
    expect(room.isEmpty()).toBe(true);
    expect(of('rina')).toEqual([]);
  });
});
