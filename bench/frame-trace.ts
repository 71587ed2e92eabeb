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

/** Milliseconds: of a frame's own task, of all that led to it, of what the painter did for it. */
export type FrameFigures = {
  readonly frames: number;
  readonly p50: number;
  readonly p99: number;
  readonly largest: number;
  readonly allP99: number;
  readonly allLargest: number;
  readonly painted: number;
  readonly paintP50: number;
  readonly paintP99: number;
};

/** A screen shows so many microseconds of work at once. */
const BETWEEN_FRAMES = 1e6 / 60;

/** Each task with an animation callback in it is a frame; a frame in which nothing moved is none. */
export function figuresOf({ traceEvents }: Trace): FrameFigures {
  const tasks = tasksOf(traceEvents, 'CrRendererMain', 'FireAnimationFrame');
  const frames = tasks.filter(({ marked }) => marked);
  if (frames.length === 0) throw new Error('the trace has no frames');
  const own = frames.map(({ ms }) => ms);
  const all = withWhatLedTo(tasks);
  // The painter paints in a timer of its own; the picture's way to the screen is in tasks after it.
  const paints = sums(tasksOf(traceEvents, 'DedicatedWorker thread', 'TimerFire'));
  return {
    frames: frames.length,
    p50: at(0.5, own),
    p99: at(0.99, own),
    largest: at(1, own),
    allP99: at(0.99, all),
    allLargest: at(1, all),
    painted: paints.length,
    paintP50: at(0.5, paints),
    paintP99: at(0.99, paints),
  };
}

type Task = { readonly ts: number; readonly ms: number; readonly marked: boolean };

/** The tasks of a thread in order; marked are those with an event of this name. */
function tasksOf(events: readonly Event[], thread: string, mark: string): Task[] {
  const named = ({ name, args }: Event) => name === 'thread_name' && args?.name === thread;
  const threads = new Set(events.filter(named).map(threadOf));
  const timed = events.filter((one) => one.ph === 'X' && threads.has(threadOf(one)));
  const marks = timed.filter(({ name }) => name === mark);
  const marked = new Set(marks.map(threadOf));
  return timed
    .filter((one) => one.name === 'RunTask' && marked.has(threadOf(one)))
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

/** Each marked task with those up to the next one. */
function sums(tasks: readonly Task[]): number[] {
  const all: number[] = [];
  for (const { ms, marked } of tasks) {
    if (marked) all.push(ms);
    else if (all.length > 0) all.push((all.pop() ?? 0) + ms);
  }
  return all;
}

/** To a tenth of a millisecond; 0 where there is nothing. */
function at(share: number, values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return Math.round((sorted[index] ?? 0) * 10) / 10;
}
