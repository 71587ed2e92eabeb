import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';
import { type Browser, thisBrowser } from './browser.ts';
import { createWorld } from './world.ts';

/** The world of a studio as it is heard and felt: off by default, one switch. Nothing sounds at or below the stake. */
export type Sound = {
  set(on: boolean): void;
  /** The reels begin to turn. */
  spin(): void;
  /** A reel comes to rest; `reel` counts from 0. */
  stop(reel: number): void;
  /** So many scatters stand. */
  scatter(count: number): void;
  feature(): void;
  win(tier: WinTier): void;
  /** Where the round is played now: its own place, or that of the free games. */
  place(place: Place): void;
  /** A step of the stake; buttons without a sound of their own are heard like it. */
  step(): void;
};
export type WinTier = 1 | 2 | 3 | 4;
type Place = 'base' | 'free';

export type Hall = {
  /** Whether the player left it on. */
  readonly on: boolean;
  readonly studio: StudioCode;
  readonly reels: number;
  /** Whether the player wants stillness: nothing shakes then. */
  readonly still: () => boolean;
};

/** Milliseconds of shaking and of rest, in turns. */
const SHAKES = {
  press: [8],
  rest: [14],
  1: [24],
  2: [24, 50, 36],
  3: [30, 50, 30, 50, 70],
  4: [40, 60, 40, 60, 40, 60, 140],
} as const;

/** Each reel rests a quarter tone higher than the one before it. */
const higherBy = (reel: number): number => 2 ** (reel / 24);
/** Each scatter is the next tone of the scale. */
const SCALE = [0, 2, 4, 7, 9, 12] as const;
const scaled = (count: number): number => 2 ** ((SCALE[count - 1] ?? 12) / 12);
/** What happens together is heard once: reels that rest, a button and what it does. */
const TOGETHER_MS = 35;
/** The music of a place begins when its fanfare is nearly over. */
const AFTER_FANFARE_S = 1.6;

export function createSound(hall: Hall, browser: Browser = thisBrowser): Sound {
  const { reels, still } = hall;
  let place: Place = 'base';
  const world = createWorld({ ...hall, place: () => place }, browser);
  let lastRest = Number.NEGATIVE_INFINITY;
  let lastReel = 0;
  let endAwaiting = () => {};
  let endWin = () => {};
  const shake = (pattern: readonly number[]) => {
    if (world.isOn() && !still()) browser.vibrate(pattern);
  };
  // Autoplay presses nothing.
  const shakePress = () => browser.isPressed() && shake(SHAKES.press);
  // Buttons that begin a round or step the stake have been heard by then.
  let heardAt = Number.NEGATIVE_INFINITY;
  const step = () => {
    world.wake();
    shakePress();
    world.speakers()?.play('step');
    heardAt = browser.now();
  };
  browser.onTap(() => {
    if (browser.now() - heardAt > TOGETHER_MS) step();
  });
  return {
    set: world.set,
    spin() {
      world.wake();
      shakePress();
      endAwaiting();
      endWin();
      world.speakers()?.enliven();
      world.speakers()?.play('spin');
      // To wake the loudspeaker may have taken a while.
      heardAt = browser.now();
    },
    stop(reel) {
      lastReel = reel;
      if (reel === reels - 1) {
        endAwaiting();
        shake(SHAKES.rest);
      }
      const now = browser.now();
      if (now - lastRest < TOGETHER_MS) return;
      lastRest = now;
      world.speakers()?.play('stop', { rate: higherBy(reel) });
    },
    scatter(count) {
      endAwaiting();
      world.speakers()?.play('scatter', { rate: scaled(count) });
      // Of reels that still turn; none of them is held back for it.
      if (count > 1 && lastReel < reels - 1)
        endAwaiting = world.speakers()?.play('await') ?? endAwaiting;
    },
    feature() {
      endAwaiting();
      world.speakers()?.play('feature', { ducks: true });
    },
    win(tier) {
      endWin();
      endWin = world.speakers()?.play(`win${tier}`, { ducks: true }) ?? endWin;
      shake(SHAKES[tier]);
    },
    place(next) {
      if (next === place) return;
      place = next;
      world.speakers()?.play(place === 'free' ? 'enter' : 'leave', { ducks: true });
      world.speakers()?.loop(place, AFTER_FANFARE_S);
    },
    step,
  };
}
