import { playOf, type RoundsRoom } from './room.ts';
import type { RoundRow } from './store/rounds.ts';
import { seriesOf } from './store/rounds.ts';

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

export function serveTopic(room: RoundsRoom): void {
  room.topics.serve(ROUND_TOPIC, async (name) => {
    const series = await room.db.read((tx) => seriesOf(tx, name));
    if (!series) return null;
    return { version: Number(series.version), state: await playOf(room, series.kind).shown(name) };
  });
}
