/** An event of Chromium's trace: begin and length in microseconds, `tdur` in time of its thread. */
type Event = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};
export type Trace = { readonly traceEvents: readonly Event[] };

/** What one play took, milliseconds: of each frame in order, by itself and with all that led to it. */
export type Play = {
  readonly own: readonly number[];
  readonly all: readonly number[];
  readonly theatre: readonly number[];
};

/** Chromium's name for the thread of a page. */
const PAGE = 'CrRendererMain';
/** A screen shows so many microseconds of work at once. */
const BETWEEN_FRAMES = 1e6 / 60;

/** Each task that brings the page to the screen is a frame; in the theatre's thread, each that moves the picture. */
export function playIn({ traceEvents }: Trace): Play {
  const tasks = tasksOf(traceEvents, PAGE, 'ProxyMain::BeginMainFrame');
  const frames = tasks.filter(({ marked }) => marked);
  if (frames.length === 0) throw new Error('the trace has no frames');
  return {
    own: frames.map(({ ms }) => ms),
    all: withWhatLedTo(tasks),
    theatre: timesOf(traceEvents, 'FireAnimationFrame', 'DedicatedWorker thread'),
  };
}

/** Of each event of this name on the threads of that name: milliseconds of time of the thread. */
function timesOf(events: readonly Event[], name: string, thread: string): number[] {
  return timedOn(events, thread)
    .filter((event) => event.name === name)
    .map(({ tdur = 0 }) => tdur / 1_000);
}

/**
 * Of each frame its times, one of each play: what the machine does beside is in one play and not in the next, what
 * the frame itself needs is in each. Plays with another number of frames than most are left out.
 */
export function timesOfFrames(plays: readonly (readonly number[])[]): number[][] {
  const lengths = plays.map((times) => times.length);
  const howMany = (length: number) => lengths.filter((one) => one === length).length;
  const usual = lengths.toSorted((a, b) => howMany(b) - howMany(a))[0] ?? 0;
  const alike = plays.filter((times) => times.length === usual);
  if (alike.length <= plays.length / 2) throw new Error(`plays differ in their frames: ${lengths}`);
  return Array.from({ length: usual }, (_, frame) => alike.map((times) => times[frame] ?? 0));
}

type Task = { readonly ts: number; readonly ms: number; readonly marked: boolean };

/** What took time on the threads of this name. */
function timedOn(events: readonly Event[], thread: string): Event[] {
  const named = ({ name, args }: Event) => name === 'thread_name' && args?.name === thread;
  const threads = new Set(events.filter(named).map(threadOf));
  return events.filter((one) => one.ph === 'X' && threads.has(threadOf(one)));
}

/** The tasks of a thread in order; marked are those with an event of this name. */
function tasksOf(events: readonly Event[], thread: string, mark: string): Task[] {
  const timed = timedOn(events, thread);
  const marks = timed.filter(({ name }) => name === mark);
  const marked = new Set(marks.map(threadOf));
  return timed
    .filter((one) => one.name === 'ThreadControllerImpl::RunTask' && marked.has(threadOf(one)))
    .toSorted((a, b) => a.ts - b.ts)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      ts,
      ms: tdur / 1_000,
      marked: marks.some((one) => one.ts >= ts && one.ts < ts + dur),
    }));
}

const threadOf = ({ pid, tid }: Event): string => `${pid} ${tid}`;

/** Of each frame: its task and those since the frame before, as long ago as one frame at most. */
function withWhatLedTo(tasks: readonly Task[]): number[] {
  const all: number[] = [];
  let before: Task[] = [];
  for (const task of tasks) {
    if (task.marked) {
      const recent = before.filter(({ ts }) => ts >= task.ts - BETWEEN_FRAMES);
      all.push(recent.reduce((sum, { ms }) => sum + ms, task.ms));
      before = [];
    } else before.push(task);
  }
  return all;
}

/** To a tenth of a millisecond; 0 where there is nothing. */
export function at(share: number, values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return Math.round((sorted[index] ?? 0) * 10) / 10;
}
