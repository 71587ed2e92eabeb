import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** One call of a member at its moment, in milliseconds since 1970. */
export type PlannedCall = {
  readonly at: number;
  readonly path: string;
  readonly token: string;
  readonly body: string;
  /** Comes back with the answer. */
  readonly tag: string;
};

/** What was answered; moments by the clock of the program that asked. */
export type Answered<T> = {
  readonly tag: string;
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly answer:
    | { readonly success: true; readonly value: T }
    | { readonly success: false; readonly code: string };
};

type At = { readonly port: number };

export type Caller = {
  /** Opens a connection for each token, before time counts. */
  open(at: At & { readonly tokens: readonly string[] }): Promise<void>;
  /** In the order of the calls. */
  ask<T>(plan: At & { readonly calls: readonly PlannedCall[] }): Promise<Answered<T>[]>;
  close(): Promise<void>;
};

/** The program that calls, `call-load.mjs`, one plan after the other. */
export function openCaller(): Caller {
  const child = spawn(process.execPath, [resolve('bench/call-load.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const run = async (plan: object): Promise<string> => {
    child.stdin.write(`${JSON.stringify({ tokens: [], calls: [], ...plan })}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error('the program that calls has ended');
    return value;
  };
  return {
    open: async (at) => void (await run(at)),
    async ask<T>({ port, calls }: At & { readonly calls: readonly PlannedCall[] }) {
      const inOrder = calls.toSorted((one, other) => one.at - other.at);
      return JSON.parse(await run({ port, calls: inOrder })) as Answered<T>[];
    },
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}

/** Milliseconds that calls waited for their answer. */
export const waitsOf = (answers: readonly Answered<unknown>[]): number[] =>
  answers.map(({ sentAt, answeredAt }) => answeredAt - sentAt);

/** How often each code was refused. */
export function refusalsOf(answers: readonly Answered<unknown>[]): Record<string, number> {
  const refused: Record<string, number> = {};
  for (const { answer } of answers)
    if (!answer.success) refused[answer.code] = (refused[answer.code] ?? 0) + 1;
  return refused;
}
