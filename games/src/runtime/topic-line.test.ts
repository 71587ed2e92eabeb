import { FRAME_PROTOCOL } from '@nokshi/contract/frame.ts';
import type { LiveMessage } from '@nokshi/contract/live.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTopicLine, type TopicLine } from './topic-line.ts';

class Socket {
  static readonly OPEN = 1;
  static readonly all: Socket[] = [];
  readyState = 0;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (() => void) | null = null;
  readonly said: string[] = [];
  readonly address: string;
  readonly protocols: readonly string[];
  constructor(address: string, protocols: readonly string[]) {
    this.address = address;
    this.protocols = protocols;
    Socket.all.push(this);
  }
  send = (text: string) => void this.said.push(text);
  close = () => this.onclose?.();
  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
    this.tell({ type: 'hello', serverTime: '2026-03-01T00:00:10.000Z' });
  }
  tell = (message: LiveMessage) => this.onmessage({ data: JSON.stringify(message) });
}
const socket = () => Socket.all.at(-1) as Socket;
const page = Object.assign(new EventTarget(), { hidden: false });
const setHidden = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};
const words = () => socket().said.filter((text) => text !== 'ping');

let line: TopicLine;
let ended: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T00:00:00.000Z') });
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('document', page);
  Socket.all.length = 0;
  ended = vi.fn<() => void>();
  const origin = 'https://play.test';
  line = openTopicLine({ origin, token: 'first', onSessionEnded: () => ended() });
});
afterEach(() => {
  line.close();
  setHidden(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the topic line of a game frame', () => {
  it('opens with the launch token beside its protocol, none of it in the address', () => {
    expect(socket().address).toBe('wss://play.test/live');
    expect(socket().protocols).toEqual([FRAME_PROTOCOL, 'first']);
    line.setToken('second');
    expect(socket().protocols).toEqual([FRAME_PROTOCOL, 'second']);
  });

  it('follows a topic, through a line that breaks', () => {
    const bets: unknown[] = [];
    line.follow<{ bets: number }>('round:a', ({ state, isStale }) =>
      bets.push([state?.bets, isStale]),
    );
    socket().open();
    socket().tell({ type: 'topic', topic: 'round:a', version: 4, state: { bets: 4 } });
    socket().close();
    vi.advanceTimersByTime(2_000);
    socket().open();
    socket().tell({ type: 'topic', topic: 'round:a', from: 4, version: 5, change: { bets: 5 } });
    expect(bets).toEqual([
      [4, false],
      [4, true],
      [5, false],
    ]);
    expect(words()).toEqual(['{"type":"subscribe","topic":"round:a","version":4}']);
  });

  it('follows nothing while the frame is hidden', () => {
    const leave = line.follow('round:a', () => undefined);
    socket().open();
    setHidden(true);
    setHidden(false);
    leave();
    expect(words().map((text) => (JSON.parse(text) as { type: string }).type)).toEqual([
      'subscribe',
      'unsubscribe',
      'subscribe',
      'unsubscribe',
    ]);
  });

  it('counts by the server’s clock', () => {
    socket().open();
    expect(line.serverNow()).toBe(Date.parse('2026-03-01T00:00:10.000Z'));
    vi.advanceTimersByTime(400);
    socket().tell({ type: 'hello', serverTime: '2026-03-01T00:00:20.000Z' });
    expect(line.serverNow()).toBe(Date.parse('2026-03-01T00:00:20.200Z'));
  });

  it('says that the session ended, and connects again with the next token only', () => {
    socket().open();
    socket().tell({ type: 'session-ended' });
    expect(ended).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(120_000);
    expect(Socket.all).toHaveLength(1);
    line.setToken('second');
    expect(Socket.all).toHaveLength(2);
  });
});
