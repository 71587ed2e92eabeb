import { followTopics, type TopicView } from '@nokshi/web/follow-topics.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { hearLive, sayLive, useLine } from './live.ts';

const topics = followTopics(sayLive);
hearLive(topics.hear);

const followLine = ({ line }: ReturnType<typeof useLine.getState>) =>
  line === 'open' ? topics.opened() : topics.lost();
useLine.subscribe(followLine);
followLine(useLine.getState());

// What nobody looks at is not sent; the state that was held is kept and shown again at once.
const followSight = () => topics.setHidden(document.hidden);
document.addEventListener('visibilitychange', followSight);
followSight();

/**
 * A topic of the live socket, such as `round:wingo-1m`, while the component is shown; null follows
 * nothing. The state stays what it was while `isStale`.
 */
export function useTopic<State extends object>(topic: string | null): TopicView<State> {
  const name = topic ?? '';
  const subscribe = useCallback(
    (changed: () => void) => (name === '' ? () => undefined : topics.follow(name, changed)),
    [name],
  );
  return useSyncExternalStore(subscribe, () => topics.view(name)) as TopicView<State>;
}
