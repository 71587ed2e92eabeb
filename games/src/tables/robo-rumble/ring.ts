import type { BoutEnd } from '@nokshi/house-math/tables/cockfight.ts';
import { element, setText } from '../../panel/element.ts';
import { nameOfSpot } from '../spot-words.ts';
import type { Timeline } from '../show-timeline.ts';
import type { Say } from '../words/index.ts';
import type { Bout } from './bout.ts';
import './ring.css';
import { createRobot, FALL_MS } from './robot.ts';

const CHARGE_MS = 260;
const nameOf = nameOfSpot('robo-rumble');

/** The ring: two robots, the charge that each has left, and the round that is boxed. */
export function createRing() {
  const robots = { red: createRobot('red'), blue: createRobot('blue') };
  const bars = { red: element('i'), blue: element('i') };
  const names = { red: element('span'), blue: element('span') };
  const round = element('strong', { class: 'bout-round' });
  const charge = (corner: 'red' | 'blue') =>
    element('div', { class: `charge ${corner}` }, names[corner], element('div', {}, bars[corner]));
  const box = element(
    'div',
    { class: 'ring', 'aria-hidden': 'true' },
    element('div', { class: 'board-top' }, charge('red'), round, charge('blue')),
    element('div', { class: 'ropes' }),
    element('div', { class: 'canvas' }, robots.red.box, robots.blue.box),
  );
  const stand = () => {
    for (const corner of ['red', 'blue'] as const) {
      robots[corner].isOff(false);
      bars[corner].style.transform = '';
    }
    setText(round, '');
  };
  return {
    box,
    stand,
    setWords(say: Say) {
      setText(names.red, nameOf('red', say));
      setText(names.blue, nameOf('blue', say));
    },
    /** The exchanges, and the end to which they lead. */
    play(timeline: Timeline, bout: Bout, end: BoutEnd) {
      stand();
      bout.bells.forEach((bell, at) => {
        timeline.at(bell, () => setText(round, `${at + 1}/${bout.bells.length}`));
        const next = bout.bells[at + 1] ?? bout.endsAt;
        for (const robot of Object.values(robots)) robot.bob(timeline, [bell, next]);
      });
      const before = { red: 1, blue: 1 };
      bout.exchanges.forEach(({ at, by, ...left }, n) => {
        const hand = n % 2 === 0 ? 'near' : 'far';
        if (by === 'red' || by === 'both') robots.red.strike(timeline, at, hand);
        if (by === 'blue' || by === 'both') robots.blue.strike(timeline, at, hand);
        if (by === 'red' || by === 'both') robots.blue.reel(timeline, at);
        if (by === 'blue' || by === 'both') robots.red.reel(timeline, at);
        if (by === 'none') for (const robot of Object.values(robots)) robot.dodge(timeline, at);
        for (const corner of ['red', 'blue'] as const) {
          if (left[corner] !== before[corner])
            timeline.move(
              bars[corner],
              [
                { transform: `scaleX(${before[corner].toFixed(3)})` },
                { transform: `scaleX(${left[corner].toFixed(3)})` },
              ],
              { at: at + CHARGE_MS, ms: CHARGE_MS },
            );
          before[corner] = left[corner];
        }
      });
      finish(timeline, bout.endsAt + CHARGE_MS, end);
    },
  };

  function finish(timeline: Timeline, at: number, end: BoutEnd): void {
    if (end === 'time-out') return;
    if (end !== 'red') robots.red.fall(timeline, at);
    if (end !== 'blue') robots.blue.fall(timeline, at);
    if (end === 'red' || end === 'blue') robots[end].cheer(timeline, at + FALL_MS);
  }
}
