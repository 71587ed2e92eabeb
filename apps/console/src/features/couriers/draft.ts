import type { CourierSetting, MessageKind } from '@nokshi/contract/console/couriers.ts';
import { plainCode, plainDigits } from '@nokshi/contract/typed-code.ts';
import type { Line } from '../../lib/look-over.tsx';
import type { Translate } from '../../lib/words.ts';

/** The fields of every courier at once, so that looking at another one loses nothing. */
export type Draft = {
  readonly courier: CourierSetting['courier'];
  readonly url: string;
  readonly method: 'POST' | 'GET';
  readonly headers: string;
  readonly body: string;
  readonly encoding: 'json' | 'form';
  readonly plus: boolean;
  readonly statuses: string;
  readonly answerPath: string;
  readonly answerText: string;
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

/** What a body begins with in each format. */
export const BODIES = {
  json: '{"to": "{to}", "text": "{text}"}',
  form: 'to={to}&text={text}',
} as const;

const EMPTY: Draft = {
  courier: 'demo',
  url: '',
  method: 'POST',
  headers: 'Authorization: Bearer {secret}',
  body: BODIES.json,
  encoding: 'json',
  plus: true,
  statuses: '',
  answerPath: '',
  answerText: '',
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
  return { ...EMPTY, ...setting, headers, statuses: setting.statuses.join(', ') };
}

export function settingOf(draft: Draft): CourierSetting {
  const { courier, url, method, host, security, username, from } = draft;
  if (courier === 'demo') return { courier };
  if (courier === 'smtp')
    return { courier, host, port: Number(plainCode(draft.port)), security, username, from };
  const headers = draft.headers.split('\n').flatMap((line) => {
    const [name = '', ...value] = line.split(':');
    return line.trim() === '' ? [] : [{ name: name.trim(), value: value.join(':').trim() }];
  });
  const { encoding, plus, answerPath, answerText } = draft;
  const statuses = plainDigits(draft.statuses)
    .split(/[\s,]+/)
    .filter(Boolean);
  const body = method === 'GET' ? '' : draft.body;
  const sent = { statuses: statuses.map(Number), answerPath, answerText };
  return { courier, url, method, headers, body, encoding, plus, ...sent };
}

/** What stands on the form for the courier that is chosen, but the secret. */
export function linesOf(draft: Draft, t: Translate): Line[] {
  const lines: Line[] = [[t('couriers.courier'), t(`couriers.${draft.courier}`)]];
  const part = (
    name: 'url' | 'method' | 'headers' | 'body' | 'host' | 'port' | 'username' | 'from',
  ) => void lines.push([t(`couriers.${name}`), draft[name]]);
  if (draft.courier === 'http') {
    for (const name of ['url', 'method', 'headers'] as const) part(name);
    if (draft.method === 'POST') {
      lines.push([t('couriers.encoding'), t(`couriers.${draft.encoding}`)]);
      part('body');
    }
    lines.push(
      [t('couriers.number'), t(draft.plus ? 'couriers.with-plus' : 'couriers.without-plus')],
      [t('couriers.statuses'), draft.statuses],
      [t('couriers.answer-path'), draft.answerPath],
      [t('couriers.answer-text'), draft.answerText],
    );
  }
  if (draft.courier === 'smtp') {
    for (const name of ['host', 'port', 'username', 'from'] as const) part(name);
    lines.push([t('couriers.security'), draft.security]);
  }
  return lines;
}
