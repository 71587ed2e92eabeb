import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';
import type { Browser } from './browser.ts';
import { openSpeakers, type Speakers } from './speakers.ts';
import type { Loop } from './synth/score.ts';
import type { Slices } from './synth/sprite.ts';

/** A studio's sounds, between the switch and the speakers. */
export type World = {
  isOn(): boolean;
  set(on: boolean): void;
  /** Called within a press: only there do browsers let a page begin to sound. */
  wake(): void;
  /** Nothing while it is off, not yet rendered, or not yet allowed to sound. */
  speakers(): Speakers | null;
};

type Parts = {
  readonly on: boolean;
  readonly studio: StudioCode;
  /** Where the round is played now; nothing is heard in between where there is no such place. */
  readonly place: () => Loop | null;
};

/** A fade is over by then. */
const HUSHED_MS = 150;

/**
 * Renders the world once, when sound is on for the first time, and opens a context only between a press of
 * the player and the switch: who plays in silence has neither. A page that is not looked at is silent.
 */
export function createWorld({ on, studio, place }: Parts, browser: Browser): World {
  let isOn = on;
  let context: AudioContext | null = null;
  let speakers: Speakers | null = null;
  let buffer: AudioBuffer | null = null;
  let slices: Slices | null = null;
  let rendering: Promise<void> | null = null;

  const wake = () => {
    if (!isOn || browser.isHidden() || !browser.wasPressed()) return;
    context ??= browser.openContext();
    resume();
    render();
    open();
  };
  // Where it is refused, the next press asks again.
  const resume = () => {
    if (context && context.state !== 'running') context.resume().catch(() => undefined);
  };
  const render = () => {
    rendering ??= browser.renderWorld(studio).then(
      (sprite) => {
        buffer = browser.bufferOf(sprite);
        ({ slices } = sprite);
        open();
      },
      () => {
        // The next press asks for it again.
        rendering = null;
      },
    );
  };
  const open = () => {
    if (!isOn || !context || !buffer || !slices || speakers) return;
    speakers = openSpeakers(context, { buffer, slices });
    speakers.enliven();
    const loop = place();
    if (loop) speakers.loop(loop, 0);
  };
  const close = () => {
    speakers?.hush();
    const last = context;
    setTimeout(() => void last?.close(), HUSHED_MS);
    speakers = null;
    context = null;
  };

  browser.onPress(wake);
  browser.onSeen(() => {
    if (browser.isHidden()) void context?.suspend();
    else resume();
  });
  if (on) browser.whenIdle(render);
  return {
    isOn: () => isOn,
    set(next) {
      if (next === isOn) return;
      isOn = next;
      if (isOn) {
        render();
        wake();
      } else close();
    },
    wake,
    speakers: () => speakers,
  };
}
