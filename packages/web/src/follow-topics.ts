import type { LiveMessage, LiveWord, TopicMessage } from '@nokshi/contract/live.ts';

/** What a page knows of a topic. */
export type TopicView<State extends object = Readonly<Record<string, unknown>>> = {
  readonly state: State | null;
  readonly version: number | null;
  /** Not in step with the server: before the first answer, without a line, on a hidden page. */
  readonly isStale: boolean;
  /** The server has no such topic. */
  readonly isUnknown: boolean;
};

type Held = { view: TopicView; readonly followers: Set<() => void>; isAsking: boolean };

const NOTHING: TopicView = { state: null, version: null, isStale: true, isUnknown: false };
/** Topics that nobody follows now but may follow again, with their version. */
const MOST_KEPT = 64;

export type FollowedTopics = ReturnType<typeof followTopics>;

/**
 * Follows topics of the live socket, as `docs/api.md` has it. `say` sends a word where a line is
 * open; what could not be sent is said once it is (`opened`).
 */
export function followTopics(say: (word: LiveWord) => void) {
  const topics = new Map<string, Held>();
  let isOpen = false;
  let isHidden = false;
  const ask = (topic: string, held: Held) => {
    if (!isOpen || isHidden || held.isAsking) return;
    const { version } = held.view;
    held.isAsking = true;
    say({ type: 'subscribe', topic, ...(version === null ? {} : { version }) });
  };
  const leave = (topic: string, held: Held) => {
    setStale(held);
    if (isOpen && !isHidden) say({ type: 'unsubscribe', topic });
  };
  const followed = () => [...topics].filter(([, { followers }]) => followers.size > 0);
  const hold = (topic: string) => {
    const held = topics.get(topic) ?? { view: NOTHING, followers: new Set(), isAsking: false };
    topics.set(topic, held);
    return held;
  };
  return {
    view: (topic: string): TopicView => topics.get(topic)?.view ?? NOTHING,
    /** `changed` is called whenever the view is another one; gives how to end it. */
    follow(topic: string, changed: () => void): () => void {
      const held = hold(topic);
      held.followers.add(changed);
      if (held.followers.size === 1) ask(topic, held);
      return () => {
        held.followers.delete(changed);
        if (held.followers.size > 0) return;
        leave(topic, held);
        forgetOldest(topics);
      };
    },
    hear(message: LiveMessage): void {
      if (message.type !== 'topic' && message.type !== 'topic-unknown') return;
      const held = topics.get(message.topic);
      // What was sent before the server heard that nobody follows it any more.
      if (!held || held.followers.size === 0 || isHidden) return;
      if (heed(held, message) === 'missed') ask(message.topic, held);
    },
    /** A line was opened; also one in the place of another. */
    opened(): void {
      isOpen = true;
      for (const [topic, held] of followed()) {
        setStale(held);
        ask(topic, held);
      }
    },
    lost(): void {
      isOpen = false;
      for (const held of topics.values()) setStale(held);
    },
    setHidden(hidden: boolean): void {
      if (hidden === isHidden) return;
      if (hidden) for (const [topic, held] of followed()) leave(topic, held);
      isHidden = hidden;
      if (!hidden) for (const [topic, held] of followed()) ask(topic, held);
    },
  };
}

function show(held: Held, view: TopicView): void {
  held.view = view;
  for (const changed of held.followers) changed();
}

function setStale(held: Held): void {
  held.isAsking = false;
  if (!held.view.isStale) show(held, { ...held.view, isStale: true });
}

function heed(
  held: Held,
  message: Extract<LiveMessage, { type: 'topic' | 'topic-unknown' }>,
): 'missed' | undefined {
  if (message.type === 'topic-unknown') {
    held.isAsking = false;
    show(held, { ...NOTHING, isStale: false, isUnknown: true });
    return;
  }
  const view = laid(held.view, message);
  if (view === 'missed') {
    if (held.isAsking) return;
    setStale(held);
    return 'missed';
  }
  if (!view) return;
  if (!view.isStale) held.isAsking = false;
  if (view !== held.view) show(held, view);
}

/**
 * The view with a message laid over it; null where the message says nothing new. The fields of a
 * change replace those of the state, so a change that begins before the held version is true too.
 */
function laid(view: TopicView, message: TopicMessage): TopicView | 'missed' | null {
  const { version } = message;
  if ('state' in message)
    return { state: message.state, version, isStale: false, isUnknown: false };
  if (view.version === null || view.state === null) return null;
  if (message.from > view.version) return 'missed';
  if (version < view.version) return null;
  if (version === view.version)
    return view.isStale && message.from === version ? { ...view, isStale: false } : null;
  return { ...view, version, isStale: false, state: { ...view.state, ...message.change } };
}

function forgetOldest(topics: Map<string, Held>): void {
  for (const [topic, { followers }] of topics) {
    if (topics.size <= MOST_KEPT) return;
    if (followers.size === 0) topics.delete(topic);
  }
}
