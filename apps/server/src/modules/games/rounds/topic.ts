import { playOf, type RoundsRoom } from './room.ts';
import type { RoundRow } from './store/rounds.ts';
import { seriesOf, stepOn } from './store/rounds.ts';

/** The kind of topic that tells a series: `round:<series>`. */
export const ROUND_TOPIC = 'round';

/** Followers of the series get what changed; the step is durable by now. */
export function tellTopic(
  room: RoundsRoom,
  { kind, series }: Pick<RoundRow, 'kind' | 'series'>,
  version: number,
): void {
  playOf(room, kind)
    .shown(series)
    .then(
      (change) =>
        room.topics.tell(`${ROUND_TOPIC}:${series}`, { from: version - 1, version, change }),
      // Those who miss it ask for the snapshot at the next change.
      (err: unknown) => room.log.warn('a step of a round was not told', { series, err }),
    );
}

/**
 * Followers of a series hear a change that is no step of a round. It is read once it has its place among the steps, so
 * it is never older than the step before it.
 */
export async function tellChange(
  room: RoundsRoom,
  series: string,
  read: () => Promise<object>,
): Promise<void> {
  const version = await room.db.tx((tx) => stepOn(tx, series));
  const change = await read();
  room.topics.tell(`${ROUND_TOPIC}:${series}`, { from: version - 1, version, change });
}

export function serveTopic(room: RoundsRoom): void {
  room.topics.serve(ROUND_TOPIC, async (name) => {
    const series = await room.db.read((tx) => seriesOf(tx, name));
    if (!series) return null;
    return { version: Number(series.version), state: await playOf(room, series.kind).shown(name) };
  });
}
