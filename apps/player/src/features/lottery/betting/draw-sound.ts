import { kept } from '@nokshi/web/storage.ts';
import { create } from 'zustand';

/** What is used of an AudioContext. */
export type Audio = Pick<
  AudioContext,
  'state' | 'currentTime' | 'destination' | 'resume' | 'createOscillator' | 'createGain'
>;

const PLACE = 'nokshi.draw-sound';
const VOLUME = 0.2;
/** The scale that an ektara is tuned in, upwards, in hertz: each number that stands is the next one. */
const SCALE = [293.7, 330, 370, 440, 493.9, 587.3, 659.3, 740, 880, 987.8];
/** A tap on wood is short; the last number rings. */
const TAP_SECONDS = 0.12;
const RING_SECONDS = 0.7;

/** Sounds of a draw, made in the browser: nothing is loaded. Silent until `unblock` after a press. */
export function createDrawSound(open: () => Audio | null) {
  let audio: Audio | null = null;
  return {
    /** To be called where somebody has pressed something: a browser plays nothing before. */
    async unblock(): Promise<void> {
      audio ??= open();
      if (audio?.state === 'suspended') await audio.resume();
    },
    /** The number in place `at` of so many stands still. */
    stands(at: number, count: number): void {
      if (audio?.state !== 'running') return;
      const isLast = at === count - 1;
      tap(audio, SCALE[at % SCALE.length] ?? 440, isLast ? RING_SECONDS : TAP_SECONDS);
    },
  };
}

function tap(audio: Audio, hertz: number, seconds: number): void {
  const start = audio.currentTime;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = 'triangle';
  voice.frequency.setValueAtTime(hertz, start);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(VOLUME, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + seconds);
}

const sound = createDrawSound(() =>
  typeof AudioContext === 'undefined' ? null : new AudioContext(),
);

/** Whether draws sound in this browser; off until somebody switches it on. */
export const useDrawSound = create<{ readonly on: boolean }>(() => ({
  on: kept.get(PLACE) === 'on',
}));

export async function switchDrawSound(on: boolean): Promise<void> {
  useDrawSound.setState({ on });
  kept.set(PLACE, on ? 'on' : 'off');
  if (on) await sound.unblock();
}

/** After a visit in which it was switched on, the first press on the page lets it play again. */
export async function letDrawSound(): Promise<void> {
  if (useDrawSound.getState().on) await sound.unblock();
}

export function soundStands(at: number, count: number): void {
  if (useDrawSound.getState().on) sound.stands(at, count);
}
