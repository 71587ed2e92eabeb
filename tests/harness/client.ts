import type { Answer } from '@nokshi/contract';
import type { Output, Route, Sent } from '@nokshi/contract';

export type Said<T> = { status: number; headers: Headers; answer: Answer<T> };

/** One caller with its own cookie jar; speaks the contract over real HTTP. */
export type HttpClient = {
  readonly origin: string;
  /** Sends what the route needs and gives back whatever was answered. */
  send<R extends Route>(route: R, input: Sent<R>, options?: SendOptions): Promise<Said<Output<R>>>;
  /** The same, but a refusal is thrown. */
  call<R extends Route>(route: R, input: Sent<R>, options?: SendOptions): Promise<Output<R>>;
  /** A request as it is, with the client's cookies. */
  raw(path: string, init?: RequestInit): Promise<Response>;
  cookies(): Readonly<Record<string, string>>;
};

export type SendOptions = {
  readonly key?: string;
  readonly bearer?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** `from`: the address that all its requests come from; else this machine's. */
export function httpClient(origin: string, publicOrigin = origin, from?: string): HttpClient {
  const jar = new Map<string, string>();
  const raw = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (from && !headers.has('x-forwarded-for')) headers.set('x-forwarded-for', from);
    if (jar.size > 0 && !headers.has('cookie'))
      headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      ...init,
      headers,
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const send = async <R extends Route>(route: R, input: Sent<R>, options: SendOptions = {}) => {
    const { path, rest } = placed(route, input as Record<string, unknown>);
    const get = route.method === 'GET';
    const query = new URLSearchParams();
    if (get && route.wrapped) query.set('data', JSON.stringify(rest));
    else if (get) for (const [name, value] of Object.entries(rest)) query.set(name, String(value));
    const response = await raw(query.size > 0 ? `${path}?${query}` : path, {
      method: route.method,
      headers: {
        origin: publicOrigin,
        ...(get ? {} : { 'content-type': 'application/json' }),
        ...(route.opens ? { 'x-requested-with': 'nokshi' } : {}),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...(options.bearer ? { authorization: `Bearer ${options.bearer}` } : {}),
        ...options.headers,
      },
      ...(get ? {} : { body: JSON.stringify(rest) }),
    });
    const answer = (await response.json()) as Answer<Output<R>>;
    return { status: response.status, headers: response.headers, answer };
  };
  return {
    origin,
    raw,
    send,
    async call(route, input, options) {
      const { answer } = await send(route, input, options);
      if (!answer.success) throw new Error(`${answer.code}: ${answer.message}`);
      return answer.value;
    },
    cookies: () => Object.fromEntries(jar),
  };
}

/** The code that a call was refused with, or `done`. */
export const refused = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'done',
    (err: Error) => err.message.split(':')[0],
  );

/** Fills `:name` parts of the path from the input; the rest travels as query or body. */
function placed(route: Route, input: Readonly<Record<string, unknown>>) {
  const rest = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = route.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, rest };
}
