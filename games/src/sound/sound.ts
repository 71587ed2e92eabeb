import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';

/** Sounds are synthesised here, off by default, one switch. Nothing sounds at or below the stake. */
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
  place(place: 'base' | 'free'): void;
  /** A tap on the panel, or a step of the stake. */
  step(): void;
};
export type WinTier = 1 | 2 | 3 | 4;

export type Hall = {
  /** Whether the player left it on. */
  readonly on: boolean;
  readonly studio: StudioCode;
  readonly reels: number;
  /** Whether the player wants stillness: nothing shakes then. */
  readonly still: () => boolean;
};

export function createSound({ on }: Hall): Sound {
  let enabled = on;
  let audio: AudioContext | undefined;
  const tone = (frequency: number, at: number, [length, level]: readonly [number, number]) => {
    if (!enabled) return;
    audio ??= new AudioContext();
    const start = audio.currentTime + at;
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    voice.type = 'triangle';
    voice.frequency.setValueAtTime(frequency, start);
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(level, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    voice.connect(volume).connect(audio.destination);
    voice.start(start);
    voice.stop(start + length + 0.02);
  };
  // A pentatonic scale on D, as a baul's ektara is tuned.
  const scale = [293.7, 330, 370, 440, 493.9, 587.3, 660, 740, 880];
  const note = (index: number) => scale[Math.min(index, scale.length - 1)] ?? 440;
  return {
    set: (next) => {
      enabled = next;
    },
    spin: () => tone(note(0) / 2, 0, [0.25, 0.05]),
    step: () => tone(note(5), 0, [0.06, 0.05]),
    stop: (reel) => tone(note(reel) / 2, 0, [0.12, 0.08]),
    scatter: (count) => tone(note(count + 3), 0, [0.4, 0.1]),
    place: () => undefined,
    win: (tier) => {
      const notes = 2 * tier;
      for (let i = 0; i < notes; i += 1) tone(note(i), i * 0.09, [0.35, 0.1]);
    },
    feature: () => [0, 2, 4, 7].forEach((step, i) => tone(note(step), i * 0.14, [0.6, 0.12])),
  };
}
