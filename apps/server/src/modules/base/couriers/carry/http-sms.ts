import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP } from 'node:net';
import type { CourierSetting } from '@nokshi/contract/console/couriers.ts';
import type { Courier } from '../../../../kernel/courier.ts';
import type { Reach } from '../reach.ts';
import { fillHeader, fillJson, fillUrl } from '../rules/fill-template.ts';

type HttpSetting = Extract<CourierSetting, { courier: 'http' }>;

const LIMIT_MS = 10_000;
const MOST_BYTES = 65_536;

/** Sends a text message by one HTTP request. Follows no redirect; any 2xx status means sent. */
export function httpSms(
  setting: HttpSetting,
  deps: { secret: string; reach: Reach; limitMs?: number },
): Courier {
  return {
    async deliver({ to, text }) {
      const filling = { to, text, secret: deps.secret };
      const url = new URL(fillUrl(setting.url, filling));
      const status = await send(url, {
        method: setting.method,
        headers: Object.fromEntries(
          setting.headers.map(({ name, value }) => [name, fillHeader(value, filling)]),
        ),
        body: setting.method === 'POST' ? fillJson(setting.body, filling) : '',
        reached: await deps.reach(url.hostname),
        limitMs: deps.limitMs ?? LIMIT_MS,
      });
      if (status < 200 || status > 299) throw new Error(`the provider answered ${status}`);
    },
  };
}

type Ask = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly reached: { readonly address: string; readonly family: 4 | 6 };
  readonly limitMs: number;
};

/** The status of the answer; its body is read to the end and discarded. */
function send(url: URL, ask: Ask): Promise<number> {
  const signal = AbortSignal.timeout(ask.limitMs);
  const open = url.protocol === 'https:' ? secure : plain;
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method: ask.method,
      headers: {
        accept: 'application/json',
        ...(ask.body && { 'content-type': 'application/json' }),
        'content-length': Buffer.byteLength(ask.body),
        ...ask.headers,
      },
      // Connects to the address that was checked, while certificate and Host keep the name.
      host: ask.reached.address,
      family: ask.reached.family,
      servername: isIP(url.hostname) === 0 ? url.hostname : '',
      setHost: false,
      signal,
      agent: false,
    });
    request.setHeader('host', url.host);
    request.once('error', (err) => reject(signal.aborted ? new Error('no answer in time') : err));
    request.once('response', (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > MOST_BYTES) request.destroy(new Error('the answer is too long'));
      });
      response.once('error', reject);
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.end(ask.body);
  });
}
