import type { TableTopic } from '@nokshi/contract/player/tables.ts';
import { createServerClock } from '@nokshi/web/server-clock.ts';
import type { TopicLine } from '../runtime/topic-line.ts';
import type { SeatAnswer } from './table-server.ts';

/** Without the topic the seat is asked for again so often. */
export const POLL_MS = 5_000;

export type RoundLineParts = {
  readonly code: string;
  readonly line: Pick<TopicLine, 'follow' | 'serverNow'>;
  /** Asks the server; null where it could not be asked, or said no. */
  seat(): Promise<SeatAnswer | null>;
  onTopic(topic: TableTopic): void;
  onSeat(seat: SeatAnswer): Promise<void>;
  onLost(isLost: boolean): void;
};

/**
 * What goes on at the table: by its topic, and where the line is broken by asking every few seconds. After each break
 * the member sits down again, so that own bets, money and results are whole.
 */
export function followRounds(parts: RoundLineParts) {
  const clock = createServerClock();
  let isLive = false;
  let isAsking = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const sit = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    clock.asked();
    try {
      const seat = await parts.seat();
      if (!seat) return;
      clock.answered(seat.serverTime);
      await parts.onSeat(seat);
    } finally {
      isAsking = false;
    }
  };
  const leave = parts.line.follow<TableTopic>(`round:${parts.code}`, ({ state, isStale }) => {
    const wasLive = isLive;
    isLive = !isStale && state !== null;
    if (isLive && state) parts.onTopic(state);
    if (isLive === wasLive) return;
    parts.onLost(!isLive);
    clearInterval(timer);
    if (isLive) void sit();
    else timer = setInterval(() => void sit(), POLL_MS);
  });
  timer = setInterval(() => void sit(), POLL_MS);
  return {
    sit,
    /** The server's time in milliseconds. */
    now: () => (isLive ? parts.line.serverNow() : clock.now()),
    end() {
      clearInterval(timer);
      leave();
    },
  };
}
