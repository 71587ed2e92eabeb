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

/**
 * What one play took, milliseconds: of each frame in order, by itself, with all that led to it, and how long it
 * waited for the compositor's thread, which is in neither; what workers did.
 */
export type Play = {
  readonly own: readonly number[];
  readonly all: readonly number[];
  readonly waited: readonly number[];
  readonly theatre: readonly number[];
};

/** Chromium's name for the thread of a page. */
const PAGE = 'CrRendererMain';
/** Chromium's name for whatever a thread does at one go. */
const TASK = 'ThreadControllerImpl::RunTask';
/**
 * The page's thread sleeps until the compositor's has taken the frame. What slows the page wakes it to turn in
 * circles there too, so that its time tells what the other thread does (up to 18 ms; not slowed, under 0.1).
 */
const WAITING = 'LayerTreeHost::WaitForCommitCompletion';
/** A screen shows so many microseconds of work at once. */
const BETWEEN_FRAMES = 1e6 / 60;

/** Each task that brings the page to the screen is a frame; the theatre's are what workers did in a sixtieth of a second. */
export function playIn({ traceEvents }: Trace): Play {
  const tasks = tasksOf(traceEvents, PAGE, 'ProxyMain::BeginMainFrame');
  const frames = tasks.filter(({ marked }) => marked);
  if (frames.length === 0) throw new Error('the trace has no frames');
  return {
    own: frames.map(({ ms }) => ms),
    all: withWhatLedTo(tasks),
    waited: frames.map(({ waited }) => waited),
    theatre: workOf(traceEvents, 'DedicatedWorker thread'),
  };
}

/** Milliseconds of work of the threads of this name, in each sixtieth of a second in which there was some. */
function workOf(events: readonly Event[], thread: string): number[] {
  const work = new Map<number, number>();
  for (const { name, ts, tdur = 0 } of timedOn(events, thread)) {
    if (name !== TASK) continue;
    const moment = Math.floor(ts / BETWEEN_FRAMES);
    work.set(moment, (work.get(moment) ?? 0) + tdur / 1_000);
  }
  return [...work.values()];
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

type Task = {
  readonly ts: number;
  readonly ms: number;
  readonly waited: number;
  readonly marked: boolean;
};

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
  const waits = timed.filter(({ name }) => name === WAITING);
  return timed
    .filter((one) => one.name === TASK && marked.has(threadOf(one)))
    .toSorted((a, b) => a.ts - b.ts)
    .map((task) => {
      const waited = sumOf(waits.filter(within(task)));
      const ms = sumOf([task]) - waited;
      return { ts: task.ts, ms, waited, marked: marks.some(within(task)) };
    });
}

const sumOf = (events: readonly Event[]): number =>
  events.reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0);

/** Whether an event of the same thread began in this one. */
const within =
  ({ pid, tid, ts, dur = 0 }: Event) =>
  (one: Event): boolean =>
    one.pid === pid && one.tid === tid && one.ts >= ts && one.ts < ts + dur;

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
