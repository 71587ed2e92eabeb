import type { Palette } from '../palettes.ts';
import { element, group, patch, stitch } from '../stitch.ts';
import type { Emblem } from './emblem.ts';
import { medallion } from './lotus.ts';

/** The lotus being sewn: a needle draws the thread around it. */
export const sewnLotus: Emblem = (colours, choose) =>
  [
    medallion(colours, choose),
    stitch('M74-61A96 96 0 1 0 55 79Q82 66 92 49', colours.two, { width: 2.8, dash: 8, gap: 5 }),
    group({ transform: 'translate(93 48)rotate(-58)' }, steel(colours)),
  ].join('');

/** A needle along the x axis, its eye at 0,0. */
const steel = (colours: Palette): string =>
  patch('M-9 0Q-8-5.5 4-5.5Q40-3 74 0Q40 3 4 5.5Q-8 5.5-9 0Z', colours.three) +
  element('path', { d: 'M-4 0Q2-2.6 12-1.6V1.6Q2 2.6-4 0Z', fill: colours.cloth });
