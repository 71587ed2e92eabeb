import type { Browser } from '../browser.ts';
import { CUES, LOOPS } from '../synth/score.ts';
import type { Slices } from '../synth/sprite.ts';

/** Ten seconds each, one after the other. */
const SLICES = Object.fromEntries(
  [...LOOPS, ...CUES].map((name, index) => [name, { at: 10 * index, seconds: 9 }]),
) as Slices;
const nameAt = (at: number) =>
  Object.entries(SLICES).find(([, slice]) => slice.at === at)?.[0] ?? `nothing at ${at}`;

type Started = {
  readonly name: string;
  readonly rate: number;
  readonly loops: boolean;
  ended: boolean;
};

type Asked = {
  contexts: number;
  renders: number;
  state: string;
  hidden: boolean;
  pressed: boolean;
};
type Written = {
  readonly asked: Asked;
  readonly started: Started[];
  readonly clock: { now: number };
};

const param = () => ({ value: 1, setTargetAtTime() {}, cancelScheduledValues() {} });
const node = () => ({ connect: <To>(to: To) => to, gain: param() });
const limiter = () => ({
  ...node(),
  threshold: param(),
  knee: param(),
  ratio: param(),
  attack: param(),
  release: param(),
});

function fakeSource(started: Started[]) {
  let play: Started | undefined;
  const source = {
    ...node(),
    loop: false,
    playbackRate: { value: 1 },
    start(_when: number, at: number) {
      const { loop: loops, playbackRate } = source;
      play = { name: nameAt(at), rate: playbackRate.value, loops, ended: false };
      started.push(play);
    },
    stop() {
      if (play) play.ended = true;
    },
  };
  return source;
}

const fakeContext = ({ asked, started, clock }: Written) => ({
  get currentTime() {
    return clock.now / 1_000;
  },
  get state() {
    return asked.state;
  },
  destination: {},
  createGain: node,
  createDynamicsCompressor: limiter,
  createBufferSource: () => fakeSource(started),
  async resume() {
    asked.state = 'running';
  },
  async suspend() {
    asked.state = 'suspended';
  },
  async close() {
    asked.state = 'closed';
  },
});

/** A browser that writes down what is asked of it. */
export function fakeBrowser() {
  const asked: Asked = { contexts: 0, renders: 0, state: 'none', hidden: false, pressed: true };
  const started: Started[] = [];
  const clock = { now: 0 };
  const shaken: (readonly number[])[] = [];
  const seen: (() => void)[] = [];
  const presses: (() => void)[] = [];
  const idle: (() => void)[] = [];
  const taps: (() => void)[] = [];
  const browser: Browser = {
    openContext() {
      asked.contexts += 1;
      asked.state = 'running';
      return fakeContext({ asked, started, clock }) as unknown as AudioContext;
    },
    async renderWorld() {
      asked.renders += 1;
      return { sound: new Float32Array(1), slices: SLICES };
    },
    bufferOf: () => ({}) as AudioBuffer,
    whenIdle: (act) => idle.push(act),
    now: () => clock.now,
    isHidden: () => asked.hidden,
    onSeen: (act) => seen.push(act),
    onPress: (act) => presses.push(act),
    onTap: (act) => taps.push(act),
    wasPressed: () => asked.pressed,
    isPressed: () => asked.pressed,
    vibrate: (pattern) => shaken.push(pattern),
  };
  return { browser, asked, started, shaken, clock, seen, presses, taps, idle };
}
