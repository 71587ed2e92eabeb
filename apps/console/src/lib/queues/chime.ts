/** What is used of an AudioContext. */
export type Audio = Pick<
  AudioContext,
  'state' | 'currentTime' | 'destination' | 'resume' | 'createOscillator' | 'createGain'
>;

type Parts = {
  /** Null: the browser has none. */
  open(): Audio | null;
  /** Milliseconds. */
  now(): number;
};

/** `blocked`: the tab may not play before somebody has pressed something in it. */
export type Chimed = 'played' | 'too-soon' | 'blocked' | 'no-audio';

const REST_MS = 5_000;
/** Two notes of the scale that an ektara is tuned in, the higher one first: hertz and seconds. */
const NOTES = [
  [587.3, 0],
  [440, 0.14],
] as const;
const NOTE_SECONDS = 0.4;

/** A short sound made here, at most one in five seconds. */
export function createChime({ open, now }: Parts) {
  let audio: Audio | null | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const opened = () => {
    audio = audio === undefined ? open() : audio;
    return audio;
  };
  return {
    /** Asks for leave to play; to be called where somebody has pressed something. */
    async unblock(): Promise<boolean> {
      const own = opened();
      if (own?.state === 'suspended') await own.resume();
      return own?.state === 'running';
    },
    /** `volume` from 0 to 1. */
    play(volume: number): Chimed {
      const own = opened();
      if (!own) return 'no-audio';
      if (own.state !== 'running') return 'blocked';
      if (now() - last < REST_MS) return 'too-soon';
      last = now();
      for (const [hertz, after] of NOTES) sound(own, { hertz, after, volume });
      return 'played';
    },
  };
}

function sound(audio: Audio, note: { hertz: number; after: number; volume: number }): void {
  const start = audio.currentTime + note.after;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = 'triangle';
  voice.frequency.setValueAtTime(note.hertz, start);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(note.volume * 0.3, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_SECONDS);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + NOTE_SECONDS);
}
