import type { CourierSetting, MessageKind } from '@nokshi/contract/console/couriers.ts';
import type { RefusalCode } from '@nokshi/contract';
import { fillJson, fillUrl, hasPlaces } from './fill-template.ts';

export type SettingFault = { readonly code: RefusalCode; readonly field: string };

const EXAMPLE = { to: '+8801700000000', text: 'Words "in" quotes', secret: 'secret' };
const CARRIES: Readonly<Record<CourierSetting['courier'], readonly MessageKind[]>> = {
  demo: ['sms', 'mail'],
  http: ['sms'],
  smtp: ['mail'],
};

/** What is wrong with a setting, found without connecting anywhere; null when it is valid. */
export function faultOf(
  kind: MessageKind,
  setting: CourierSetting,
  mode: 'demo' | 'licensed',
): SettingFault | null {
  if (!CARRIES[setting.courier].includes(kind))
    return { code: 'couriers.kind-wrong', field: 'setting.courier' };
  if (setting.courier === 'demo')
    return mode === 'demo' ? null : { code: 'couriers.kind-wrong', field: 'setting.courier' };
  if (setting.courier === 'smtp')
    return mode === 'licensed' && setting.security === 'none'
      ? { code: 'couriers.place-refused', field: 'setting.security' }
      : null;
  if (!isAddress(setting.url, mode))
    return { code: 'couriers.place-refused', field: 'setting.url' };
  if (!hasPlaces([setting.url, setting.body, ...setting.headers.map(({ value }) => value)]))
    return { code: 'couriers.template-wrong', field: 'setting.body' };
  if (setting.method === 'POST' ? !isBody(setting) : setting.body !== '')
    return { code: 'couriers.template-wrong', field: 'setting.body' };
  if (setting.answerPath !== '' && setting.answerText === '')
    return { code: 'couriers.answer-needed', field: 'setting.answerText' };
  return null;
}

/**
 * https (in demo mode http as well), with a fixed host: no placeholder may decide where it goes.
 */
function isAddress(template: string, mode: 'demo' | 'licensed'): boolean {
  const host = /^https?:\/\/([^/?#]*)/i.exec(template)?.[1];
  if (!host || /[{}@]/.test(host)) return false;
  const filled = fillUrl(template, EXAMPLE);
  if (!URL.canParse(filled)) return false;
  const { protocol } = new URL(filled);
  return protocol === 'https:' || (protocol === 'http:' && mode === 'demo');
}

/** A form is names and values, `to={to}&text={text}`, on one line. */
const FORM = /^[^\s&={}]+=[^\s&]*(&[^\s&={}]+=[^\s&]*)*$/;

const isBody = ({ encoding, body }: Extract<CourierSetting, { courier: 'http' }>) =>
  encoding === 'form' ? FORM.test(body) : isJson(body);

function isJson(template: string): boolean {
  try {
    JSON.parse(fillJson(template, EXAMPLE));
    return true;
  } catch {
    return false;
  }
}

/**
 * Where the secret is sent. It is typed again when this changes, so no edit can send it elsewhere.
 */
export const placeOf = (setting: CourierSetting): string => {
  if (setting.courier === 'http') return new URL(fillUrl(setting.url, EXAMPLE)).origin;
  return setting.courier === 'smtp' ? `${setting.security}:${setting.host}:${setting.port}` : '';
};
