import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';
import { type Browser, thisBrowser } from '../sound/browser.ts';
import { createWorld } from '../sound/world.ts';

/** What is heard at a table, from the instruments of a studio's world: off by default, one switch. */
export type TableSound = {
  set(on: boolean): void;
  /** A chip is laid; a stack of several sounds higher. */
  chip(): void;
  /** A chip comes back. */
  bounce(): void;
  /** A card is dealt or turned. */
  card(): void;
  /** The wheel is turned. */
  wheel(): void;
  /** A ball, a die or a fist comes to rest; later ones sound higher. */
  knock(count: number): void;
  /** Bets are closed, or a round begins. */
  bell(): void;
  /** Paid more than was staked. */
  win(tier: 1 | 2 | 3): void;
};

/** All tables sound like the needlewoman's door: strings, a soft hand drum, wood. Up to four are open, so none has music. */
const WORLD: StudioCode = 'NOKSHI';
const higherBy = (steps: number): number => 2 ** (steps / 12);

export function createTableSound(on: boolean, browser: Browser = thisBrowser): TableSound {
  const world = createWorld({ on, studio: WORLD, place: () => null }, browser);
  const play = (
    ...[cue, how]: Parameters<NonNullable<ReturnType<typeof world.speakers>>['play']>
  ) => {
    world.speakers()?.play(cue, how);
  };
  return {
    set: world.set,
    chip() {
      world.wake();
      world.speakers()?.enliven();
      play('step');
    },
    bounce: () => play('step', { rate: higherBy(-5) }),
    card: () => play('step', { rate: higherBy(4) }),
    wheel: () => play('spin', { rate: higherBy(-3) }),
    knock: (count) => play('stop', { rate: higherBy(count) }),
    bell: () => play('scatter', { rate: higherBy(5) }),
    win: (tier) => play(`win${tier}`, { ducks: true }),
  };
}
