import { FRAME_PROTOCOL } from '@nokshi/contract/frame.ts';
import type { LiveMessage } from '@nokshi/contract/live.ts';
import { followTopics, type TopicView } from '@nokshi/web/follow-topics.ts';
import { liveLine } from '@nokshi/web/live-line.ts';
import { createServerClock } from '@nokshi/web/server-clock.ts';

export type TopicLine = {
  /** Calls `changed` with each new view; gives how to end it. */
  follow<State extends object>(
    topic: string,
    changed: (view: TopicView<State>) => void,
  ): () => void;
  /** The server's time in milliseconds, for countdowns. */
  serverNow(): number;
  /** After a relaunch. */
  setToken(token: string): void;
  close(): void;
};

/**
 * The frame's own live socket: it has no cookie, so it opens with its launch token. It is kept open
 * until the session ends, and follows nothing while the frame is hidden.
 */
export function openTopicLine(options: {
  readonly origin: string;
  readonly token: string;
  readonly onSessionEnded: () => void;
}): TopicLine {
  const address = `${options.origin.replace(/^http/, 'ws')}/live`;
  const clock = createServerClock();
  let { token } = options;
  let isGreeted = false;
  const heard = (message: LiveMessage) => {
    topics.hear(message);
    if (message.type === 'hello') {
      if (isGreeted) return clock.answered(message.serverTime);
      isGreeted = true;
      clock.greeted(message.serverTime);
      clock.asked();
      line.say('ping');
    } else if (message.type === 'session-ended') {
      line.end();
      options.onSessionEnded();
    }
  };
  const line = liveLine(
    {
      heard,
      stands: () => undefined,
      turned(now) {
        isGreeted = false;
        if (now === 'open') topics.opened();
        else topics.lost();
      },
    },
    () => new WebSocket(address, [FRAME_PROTOCOL, token]),
  );
  const topics = followTopics(line.say);
  const followSight = () => topics.setHidden(document.hidden);
  document.addEventListener('visibilitychange', followSight);
  followSight();
  line.connect();
  return {
    follow: (topic, changed) =>
      topics.follow(topic, () => changed(topics.view(topic) as TopicView<never>)),
    serverNow: clock.now,
    setToken(next) {
      token = next;
      line.connect();
    },
    close() {
      document.removeEventListener('visibilitychange', followSight);
      line.end();
    },
  };
}
