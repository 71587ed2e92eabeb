import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';
import type { Sprite } from './synth/sprite.ts';
import { RATE } from './synth/voice.ts';

/** What sound needs of the browser. */
export type Browser = {
  /** Nothing where a machine has no way to sound: the game goes on in silence. */
  openContext(): AudioContext | null;
  renderWorld(studio: StudioCode): Promise<Sprite>;
  /** A sprite as contexts play it, any number of them. */
  bufferOf(sprite: Sprite): AudioBuffer;
  /** Once nothing else is to be done. */
  whenIdle(act: () => void): void;
  now(): number;
  isHidden(): boolean;
  /** The page was hidden or shown again. */
  onSeen(act: () => void): void;
  onPress(act: () => void): void;
  /** A button was pressed, and has done what it does. */
  onTap(act: () => void): void;
  /** Whether the player has touched this frame: before, browsers let nothing sound. */
  wasPressed(): boolean;
  /** Whether it was just now. */
  isPressed(): boolean;
  vibrate(pattern: readonly number[]): void;
};

/** Where a browser does not say when it is idle. */
const SOON_MS = 1_500;

export const thisBrowser: Browser = {
  openContext() {
    try {
      return new AudioContext({ sampleRate: RATE });
    } catch {
      return null;
    }
  },
  // Who plays in silence fetches none of it.
  renderWorld: async (studio) => (await import('./render-world.ts')).renderWorld(studio),
  bufferOf({ sound }) {
    const buffer = new AudioBuffer({ length: sound.length, sampleRate: RATE });
    buffer.copyToChannel(sound, 0);
    return buffer;
  },
  whenIdle: (act) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(act);
    else setTimeout(act, SOON_MS);
  },
  now: () => performance.now(),
  isHidden: () => document.hidden,
  onSeen: (act) => document.addEventListener('visibilitychange', act),
  onPress: (act) => {
    for (const press of ['click', 'keydown'] as const) document.addEventListener(press, act);
  },
  onTap: (act) =>
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('button')) act();
    }),
  wasPressed: () => userActivation()?.hasBeenActive ?? true,
  isPressed: () => userActivation()?.isActive ?? false,
  vibrate(pattern) {
    // Chrome complains of every call before the first touch; others shake nothing at all.
    if (userActivation()?.hasBeenActive) vibrator()?.vibrate?.([...pattern]);
  },
};

/** Newer than some browsers that play our games. */
const userActivation = (): UserActivation | undefined =>
  'userActivation' in navigator ? navigator.userActivation : undefined;
const vibrator = (): Partial<Pick<Navigator, 'vibrate'>> => navigator;
