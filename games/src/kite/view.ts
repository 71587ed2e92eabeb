import { element } from '../panel/element.ts';
import type { Stage } from '../stage/open-stage.ts';
import type { Bets } from './bets.ts';
import { createFigure } from './figure.ts';
import { momentOf } from './flight.ts';
import type { Followed } from './followed.ts';
import { createFliers, createStrip } from './lists.ts';
import { createScene, type Knot } from './scene.ts';
import { certainlyTaken } from './slot.ts';
import type { KiteWords } from './words/en.ts';

type Parts = {
  readonly followed: Followed;
  readonly bets: Bets;
  readonly serverNow: () => number;
};

/** All that is seen of flights: the sky with its figure, the last cuts, who bet. */
export function createView(stage: Stage<KiteWords>, { followed, bets, serverNow }: Parts) {
  const { shell, say, amount } = stage;
  const scene = createScene(stage.still);
  const figure = createFigure(say);
  const strip = createStrip(say);
  const fliers = createFliers(say, amount);
  shell.scene.append(
    element('div', { class: 'air' }, scene.box, figure.box),
    strip.box,
    fliers.box,
  );
  /** Where bets were taken, for the string: own ones apart from those of others. */
  const knotsOf = (issue: string): readonly Knot[] => {
    const now = momentOf(followed.now(), serverNow());
    const own = bets.on(issue).flatMap((bet) => certainlyTaken(bet, now) ?? []);
    const isNow = issue === followed.now()?.issue;
    const others = isNow ? (followed.topic()?.fliers ?? []) : [];
    return [
      ...others.flatMap(({ taken }) => (taken === null ? [] : [{ at: taken, isOwn: false }])),
      ...own.map((at) => ({ at, isOwn: true })),
    ];
  };
  const sayPhase = (phase: string) => {
    if (phase === 'closed') stage.sound.bell();
    if (phase === 'flying') shell.whisper(say('saidUp'));
    if (phase !== 'betting') return;
    shell.say('');
    shell.whisper(say('saidBetting'));
  };
  let phase = '';
  return {
    /** What changes with the news of the line. */
    redraw() {
      const topic = followed.topic();
      if (!topic) return;
      strip.draw(topic.last);
      fliers.draw(topic);
    },
    /** What changes with time. */
    drawFrame() {
      const at = serverNow();
      const flight = followed.shown(at);
      const seen = momentOf(flight, at);
      scene.draw(seen, flight ? knotsOf(flight.issue) : []);
      figure.draw(seen);
      if (seen.phase !== phase) sayPhase(seen.phase);
      ({ phase } = seen);
    },
  };
}
