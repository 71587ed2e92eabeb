import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP } from 'node:net';
import type { CourierSetting } from '@nokshi/contract/console/couriers.ts';
import type { Courier } from '../../../../kernel/courier.ts';
import type { Reach } from '../reach.ts';
import { fillForm, fillHeader, fillJson, fillUrl } from '../rules/fill-template.ts';
import { type Answer, notSent } from '../rules/sent-answer.ts';

type HttpSetting = Extract<CourierSetting, { courier: 'http' }>;

const LIMIT_MS = 10_000;
const MOST_BYTES = 65_536;

/** Sends a text message by one HTTP request. Follows no redirect; what means sent is the operator's setting. */
export function httpSms(
  setting: HttpSetting,
  deps: { secret: string; reach: Reach; limitMs?: number },
): Courier {
  return {
    async deliver({ to, text }) {
      const number = setting.plus ? to : to.replace(/^\+/, '');
      const filling = { to: number, text, secret: deps.secret };
      const fillBody = setting.encoding === 'form' ? fillForm : fillJson;
      const url = new URL(fillUrl(setting.url, filling));
      const answer = await send(url, {
        method: setting.method,
        headers: Object.fromEntries(
          setting.headers.map(({ name, value }) => [name, fillHeader(value, filling)]),
        ),
        body: setting.method === 'POST' ? fillBody(setting.body, filling) : '',
        type: TYPES[setting.encoding],
        reached: await deps.reach(url.hostname),
        limitMs: deps.limitMs ?? LIMIT_MS,
      });
      const reason = notSent(setting, answer);
      if (reason) throw new Error(reason.replaceAll(text, '…'));
    },
  };
}

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

type Ask = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly type: string;
  readonly reached: { readonly address: string; readonly family: 4 | 6 };
  readonly limitMs: number;
};

/** The whole answer, as long as it is not too long. */
function send(url: URL, ask: Ask): Promise<Answer> {
  const signal = AbortSignal.timeout(ask.limitMs);
  const open = url.protocol === 'https:' ? secure : plain;
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method: ask.method,
      headers: {
        accept: 'application/json, text/plain, */*',
        ...(ask.body && { 'content-type': ask.type }),
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
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        parts.push(part);
        if (bytes > MOST_BYTES) request.destroy(new Error('the answer is too long'));
      });
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    request.end(ask.body);
  });
}
