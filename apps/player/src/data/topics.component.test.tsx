import { live } from '@nokshi/web/testing/live.ts';
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { connectLive } from './live.ts';
import { useServerNow } from './server-now.ts';
import { useTopic } from './topics.ts';

let topic = 'round:0';
let count = 0;

function Round({ of }: { of: string | null }) {
  const { state, version, isStale } = useTopic<{ bets: number }>(of);
  return <p>{`${state?.bets ?? 'none'} at ${version} ${isStale ? 'stale' : 'in step'}`}</p>;
}

async function open() {
  count += 1;
  topic = `round:${count}`;
  const drawn = await show(<Round of={topic} />);
  await act(async () => connectLive());
  return drawn;
}
const setHidden = (hidden: boolean) =>
  act(async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const topicWords = () => live.said().filter((word) => word !== 'ping');
const wholeState = (version: number, bets: number) =>
  live.tell({ type: 'topic', topic, version, state: { bets } });

afterEach(async () => {
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
});

describe('useTopic', () => {
  it('subscribes while it is shown and draws each change', async () => {
    const { screen, unmount } = await open();
    expect(topicWords()).toEqual([{ type: 'subscribe', topic }]);
    expect(screen.getByText('none at null stale')).toBeVisible();
    await wholeState(1, 10);
    expect(screen.getByText('10 at 1 in step')).toBeVisible();
    await live.tell({ type: 'topic', topic, from: 1, version: 2, change: { bets: 11 } });
    expect(screen.getByText('11 at 2 in step')).toBeVisible();
    unmount();
    expect(topicWords()).toEqual([{ type: 'unsubscribe', topic }]);
  });

  it('subscribes with its version after the line broke', async () => {
    const { screen } = await open();
    await wholeState(3, 30);
    topicWords();
    await live.cut();
    expect(screen.getByText('30 at 3 stale')).toBeVisible();
    await act(async () => connectLive());
    expect(topicWords()).toEqual([{ type: 'subscribe', topic, version: 3 }]);
    await wholeState(4, 40);
    expect(screen.getByText('40 at 4 in step')).toBeVisible();
  });

  it('is not sent anything while the page is hidden', async () => {
    const { screen } = await open();
    await wholeState(5, 50);
    topicWords();
    await setHidden(true);
    expect(topicWords()).toEqual([{ type: 'unsubscribe', topic }]);
    await setHidden(false);
    expect(topicWords()).toEqual([{ type: 'subscribe', topic, version: 5 }]);
    await live.tell({ type: 'topic', topic, from: 5, version: 5, change: {} });
    expect(screen.getByText('50 at 5 in step')).toBeVisible();
  });

  it('goes from one topic to the next, and follows none at null', async () => {
    const { rerender } = await open();
    const first = topic;
    topicWords();
    rerender(<Round of="round:next" />);
    expect(topicWords()).toEqual([
      { type: 'unsubscribe', topic: first },
      { type: 'subscribe', topic: 'round:next' },
    ]);
    rerender(<Round of={null} />);
    expect(topicWords()).toEqual([{ type: 'unsubscribe', topic: 'round:next' }]);
  });
});

function Clock() {
  return <p>{new Date(useServerNow()).toISOString()}</p>;
}

describe('useServerNow', () => {
  it('is the server’s time at once, then a second at a time', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T00:00:00.000Z') });
    const { screen } = await show(<Clock />);
    await act(async () => connectLive());
    expect(live.said()).toContain('ping');
    await live.tell({ type: 'hello', serverTime: '2026-03-01T00:10:00.000Z' });
    expect(screen.getByText(/^2026-03-01T00:10:00/)).toBeVisible();
    await act(async () => vi.advanceTimersByTime(1_000));
    expect(screen.getByText(/^2026-03-01T00:10:01/)).toBeVisible();
  });
});
