import type { Answer } from '@nokshi/contract/envelope.ts';
import { consoleRoutes, playerRoutes } from '@nokshi/contract/index.ts';
import { EDGE_REFUSALS, type RefusalCode } from '@nokshi/contract/refusals.ts';
import type { Input, Output, Route } from '@nokshi/contract/route.ts';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { language } from '../language.ts';
import { readRequest } from './read-request.ts';

type More = {
  readonly field?: string;
  readonly value?: Readonly<Record<string, string | number | boolean>>;
};
/** What a test tells may be written `as const`. */
type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;
type Told<R extends Route> = Fixed<Output<R>>;
/** One request as the server reads it. */
export type Asked<R extends Route> = { readonly input: Input<R>; readonly key: string | null };
type Reply = (asked: Asked<Route>) => Answer<unknown> | Promise<Answer<unknown>>;
/** What was asked and waits until the test says how it goes on. */
export type Held<R extends Route> = {
  readonly answer: (value: Told<R>) => void;
  readonly refuse: (code: RefusalCode, more?: More) => void;
  readonly breakOff: () => void;
};

const ROUTES: readonly Route[] = [playerRoutes, consoleRoutes].flatMap((realm) =>
  Object.values<Readonly<Record<string, Route>>>(realm).flatMap((room) => Object.values(room)),
);

/** What the edge refuses a session with, whatever it asks for. */
const AT_THE_DOOR: readonly RefusalCode[] = [
  'identity.password-change-needed',
  'identity.true-account-needed',
  'identity.agents-only',
  'identity.restricted',
];

const replies = new Map<Route, Reply>();
const requests: { readonly route: Route; readonly asked: Asked<Route> }[] = [];
const faults: string[] = [];

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const fault = (words: string): Error => {
  faults.push(words);
  return new Error(words);
};
const lineDown = () => new TypeError('Failed to fetch');

/** Unknown fields are dropped and a misfit is a fault, as at the edge. */
function answered(route: Route, value: unknown): Answer<unknown> {
  const parsed = route.output.safeParse(value);
  if (!parsed.success) throw fault(`${nameOf(route)} does not answer so: ${parsed.error.message}`);
  // What JSON does to a value, it does here.
  const text = JSON.stringify({ success: true, value: parsed.data, requestId: 'r1' });
  return JSON.parse(text) as Answer<unknown>;
}

function refused(route: Route, code: RefusalCode, more: More = {}): Answer<unknown> {
  const mayBe = [
    ...route.refusals,
    ...EDGE_REFUSALS,
    ...(route.allow === 'anyone' ? [] : AT_THE_DOOR),
  ];
  if (!mayBe.includes(code)) throw fault(`${nameOf(route)} never refuses with ${code}`);
  const message = refusalWords(code, language(), more.value);
  return { success: false, code, message, requestId: 'r1', ...more };
}

/**
 * The server of a component test. It answers as it was told, checked against the contract, and
 * remembers what it was asked; the last word about a route stands. A request that nobody spoke of,
 * and whatever the contract does not have, fails the test.
 */
export const wire = {
  answers<R extends Route>(route: R, reply: Told<R> | ((asked: Asked<R>) => Told<R>)): void {
    const valueOf = typeof reply === 'function' ? (reply as (asked: unknown) => unknown) : null;
    // A wrong answer fails in the line that gives it.
    const fixed = valueOf ? null : answered(route, reply);
    replies.set(route, (asked) => fixed ?? answered(route, valueOf?.(asked)));
  },
  /** Answers so unless the test has said otherwise. */
  usually<R extends Route>(route: R, reply: Told<R>): void {
    if (!replies.has(route)) wire.answers(route, reply);
  },
  refuses(route: Route, code: RefusalCode, more: More = {}): void {
    refused(route, code, more);
    replies.set(route, () => refused(route, code, more));
  },
  /** Nobody answers: the line is down. */
  breaks(route: Route): void {
    replies.set(route, () => Promise.reject(lineDown()));
  },
  /** Holds what is asked from now on. */
  holds<R extends Route>(route: R): Held<R> {
    let settle: (answer: Answer<unknown> | Promise<never>) => void = () => undefined;
    const held = new Promise<Answer<unknown>>((resolve) => (settle = resolve));
    replies.set(route, () => held);
    return {
      answer: (value) => settle(answered(route, value)),
      refuse: (code, more) => settle(refused(route, code, more)),
      breakOff: () => settle(Promise.reject(lineDown())),
    };
  },
  /** What this route was asked, oldest first. */
  asked: <R extends Route>(route: R): Asked<R>[] =>
    requests.flatMap((each) => (each.route === route ? [each.asked as Asked<R>] : [])),
};

/** Stands in for the browser's `fetch`. */
export async function fetchFromWire(url: string, init: RequestInit = {}): Promise<Response> {
  const { route, input } = readRequest(ROUTES, url, init);
  if (!route) throw fault(`the contract has no ${init.method ?? 'GET'} ${url}`);
  const answer = await answerTo(route, input, new Headers(init.headers).get('idempotency-key'));
  return { json: async () => answer } as Response;
}

async function answerTo(route: Route, input: unknown, key: string | null) {
  const parsed = route.input.safeParse(input);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    return refused(route, 'edge.invalid-input', { field });
  }
  if (route.keyed && !key) return refused(route, 'edge.key-missing');
  const asked = { input: parsed.data, key };
  requests.push({ route, asked });
  const reply = replies.get(route);
  if (!reply) throw fault(`nobody said what ${nameOf(route)} answers`);
  return reply(asked);
}

/** Forgets everything; gives what went wrong since the last time. */
export function clearWire(): string[] {
  replies.clear();
  requests.length = 0;
  return faults.splice(0);
}
