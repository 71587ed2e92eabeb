import type { CourierSetting, MessageKind } from '@nokshi/contract/console/couriers.ts';
import type { Line } from '../../lib/look-over.tsx';
import type { Translate } from '../../lib/words.ts';

/** The fields of every courier at once, so that looking at another one loses nothing. */
export type Draft = {
  readonly courier: CourierSetting['courier'];
  readonly url: string;
  readonly method: 'POST' | 'GET';
  readonly headers: string;
  readonly body: string;
  readonly host: string;
  readonly port: string;
  readonly security: 'tls' | 'starttls' | 'none';
  readonly username: string;
  readonly from: string;
  readonly secret: string;
};

/** What each kind of message can be carried by. */
export const COURIERS: Readonly<Record<MessageKind, readonly CourierSetting['courier'][]>> = {
  sms: ['demo', 'http'],
  mail: ['demo', 'smtp'],
};

const EMPTY: Draft = {
  courier: 'demo',
  url: '',
  method: 'POST',
  headers: 'Authorization: Bearer {secret}',
  body: '{"to": "{to}", "text": "{text}"}',
  host: '',
  port: '465',
  security: 'tls',
  username: '',
  from: '',
  secret: '',
};

export function draftOf(setting: CourierSetting): Draft {
  if (setting.courier === 'demo') return EMPTY;
  if (setting.courier === 'smtp') return { ...EMPTY, ...setting, port: String(setting.port) };
  const headers = setting.headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
  return { ...EMPTY, ...setting, headers };
}

export function settingOf(draft: Draft): CourierSetting {
  const { courier, url, method, host, security, username, from } = draft;
  if (courier === 'demo') return { courier };
  if (courier === 'smtp')
    return { courier, host, port: Number(draft.port), security, username, from };
  const headers = draft.headers.split('\n').flatMap((line) => {
    const [name = '', ...value] = line.split(':');
    return line.trim() === '' ? [] : [{ name: name.trim(), value: value.join(':').trim() }];
  });
  return { courier, url, method, headers, body: method === 'GET' ? '' : draft.body };
}

/** What stands on the form for the courier that is chosen, but the secret. */
export function linesOf(draft: Draft, t: Translate): Line[] {
  const lines: Line[] = [[t('couriers.courier'), t(`couriers.${draft.courier}`)]];
  const part = (
    name: 'url' | 'method' | 'headers' | 'body' | 'host' | 'port' | 'username' | 'from',
  ) => void lines.push([t(`couriers.${name}`), draft[name]]);
  if (draft.courier === 'http') {
    for (const name of ['url', 'method', 'headers'] as const) part(name);
    if (draft.method === 'POST') part('body');
  }
  if (draft.courier === 'smtp') {
    for (const name of ['host', 'port', 'username', 'from'] as const) part(name);
    lines.push([t('couriers.security'), draft.security]);
  }
  return lines;
}
