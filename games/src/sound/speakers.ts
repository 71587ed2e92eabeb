import type { Cue, Loop } from './synth/score.ts';
import type { Sprite } from './synth/sprite.ts';

/** All that is heard goes this way, and none of it too loud. */
export type Speakers = {
  /** Plays a cue; answers how it is faded out before its end. */
  play(cue: Cue, how?: Playing): () => void;
  /** Goes over to another loop; `after` seconds from now. */
  loop(loop: Loop, after: number): void;
  /** Somebody plays: the loop is heard for a while from now. */
  enliven(): void;
  /** Fades all of it out. */
  hush(): void;
};

type Playing = {
  /** How much higher it is than it was rendered. */
  readonly rate?: number;
  /** The loop steps back for so much of it. */
  readonly ducks?: boolean;
};

/** Levels between 0 and 1. */
const LOOP = 0.55;
const DUCKED = 0.22;
/** Behind the limiter, which lifts what is soft. */
const MASTER = 0.7;
/** Time constants of fades, in seconds. */
const CUT_S = 0.02;
const FADE_S = 0.09;
const CROSS_S = 0.5;
const RETURN_S = 0.6;
/** After so long without a spin the music leaves. */
const ALONE_S = 60;
const LEAVING_S = 3;

export function openSpeakers(
  context: AudioContext,
  { buffer, slices }: { readonly buffer: AudioBuffer; readonly slices: Sprite['slices'] },
): Speakers {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -8;
  limiter.knee.value = 6;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.003;
  limiter.release.value = 0.16;
  const master = context.createGain();
  master.gain.value = MASTER;
  limiter.connect(master).connect(context.destination);
  // Three reasons why the loop is softer now; each has a gain of its own.
  const duck = context.createGain();
  const alone = context.createGain();
  duck.connect(alone).connect(limiter);
  let playing: { readonly loop: Loop; readonly end: () => void } | null = null;

  const source = (name: Cue | Loop, into: AudioNode) => {
    const node = context.createBufferSource();
    const level = context.createGain();
    node.buffer = buffer;
    node.connect(level).connect(into);
    const { at, seconds } = slices[name];
    return { node, gain: level.gain, at, seconds };
  };
  const end = (node: AudioBufferSourceNode, gain: AudioParam, fade: number) => {
    const now = context.currentTime;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(0, now, fade);
    node.stop(now + 8 * fade);
  };

  return {
    play(cue, { rate = 1, ducks = false } = {}) {
      const now = context.currentTime;
      const { node, gain, at, seconds } = source(cue, limiter);
      node.playbackRate.value = rate;
      node.start(now, at, seconds);
      if (ducks) {
        duck.gain.cancelScheduledValues(now);
        duck.gain.setTargetAtTime(DUCKED, now, FADE_S);
        duck.gain.setTargetAtTime(1, now + (0.8 * seconds) / rate, RETURN_S);
      }
      return () => end(node, gain, FADE_S);
    },
    loop(loop, after) {
      if (playing?.loop === loop) return;
      playing?.end();
      const { node, gain, at, seconds } = source(loop, duck);
      const from = context.currentTime + after;
      node.loop = true;
      node.loopStart = at;
      node.loopEnd = at + seconds;
      gain.value = 0;
      gain.setTargetAtTime(LOOP, from, CROSS_S);
      node.start(from, at);
      playing = { loop, end: () => end(node, gain, CROSS_S) };
    },
    enliven() {
      const now = context.currentTime;
      alone.gain.cancelScheduledValues(now);
      alone.gain.setTargetAtTime(1, now, FADE_S);
      alone.gain.setTargetAtTime(0, now + ALONE_S, LEAVING_S);
    },
    hush: () => master.gain.setTargetAtTime(0, context.currentTime, CUT_S),
  };
}
