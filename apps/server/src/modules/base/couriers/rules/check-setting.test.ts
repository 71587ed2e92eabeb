import type { CourierSetting } from '@nokshi/contract/console/couriers.ts';
import { describe, expect, it } from 'vitest';
import { faultOf, placeOf } from './check-setting.ts';
import { fillHeader, fillJson, fillUrl } from './fill-template.ts';

const http = (given: object = {}): CourierSetting => ({
  courier: 'http',
  url: 'https://sms.example/send',
  method: 'POST',
  headers: [{ name: 'Authorization', value: 'Bearer {secret}' }],
  body: '{"to":"{to}","text":"{text}"}',
  encoding: 'json',
  plus: true,
  statuses: [],
  answerPath: '',
  answerText: '',
  ...given,
});

describe('a courier’s setting', () => {
  it('is valid when it has a place for recipient and words', () => {
    expect(faultOf('sms', http(), 'licensed')).toBeNull();
    const get = { url: 'https://sms.example/?to={to}&t={text}', method: 'GET', body: '' };
    expect(faultOf('sms', http(get), 'licensed')).toBeNull();
    const form = { encoding: 'form', body: 'to={to}&text={text}' };
    expect(faultOf('sms', http(form), 'licensed')).toBeNull();
  });

  it.each([
    ['plain http', { url: 'http://sms.example/' }, 'couriers.place-refused'],
    ['another scheme', { url: 'file:///etc/passwd' }, 'couriers.place-refused'],
    ['a host from the template', { url: 'https://{to}.example/' }, 'couriers.place-refused'],
    ['credentials before the host', { url: 'https://a:b@sms.example/' }, 'couriers.place-refused'],
    ['no place for the words', { body: '{"to":"{to}"}' }, 'couriers.template-wrong'],
    [
      'a form on lines',
      { encoding: 'form', body: 'to={to}\n&text={text}' },
      'couriers.template-wrong',
    ],
    ['a place without what is there', { answerPath: 'status' }, 'couriers.answer-needed'],
    ['a body that is not JSON', { body: '{to} {text}' }, 'couriers.template-wrong'],
  ])('is refused in licensed mode with %s', (_, given, code) => {
    expect(faultOf('sms', http(given), 'licensed')?.code).toBe(code);
  });

  it('of one kind does not deliver the other, and demo is refused where money is real', () => {
    expect(faultOf('mail', http(), 'demo')?.code).toBe('couriers.kind-wrong');
    expect(faultOf('sms', { courier: 'demo' }, 'demo')).toBeNull();
    expect(faultOf('sms', { courier: 'demo' }, 'licensed')?.code).toBe('couriers.kind-wrong');
  });

  it('connects elsewhere when its host changes, not when its path does', () => {
    const place = placeOf(http());
    expect(placeOf(http({ url: 'https://sms.example/other' }))).toBe(place);
    expect(placeOf(http({ url: 'https://sms.example.net/send' }))).not.toBe(place);
  });
});

describe('a template', () => {
  const filling = { to: '+880', text: 'say "hi"\nAB&c=1', secret: 'x\r\ny' };

  it('is filled so that no value breaks out of its place', () => {
    expect(fillUrl('?t={text}', filling)).toBe('?t=say%20%22hi%22%0AAB%26c%3D1');
    expect(JSON.parse(fillJson('{"t":"{text}"}', filling))).toEqual({ t: filling.text });
    expect(fillHeader('Bearer {secret}', filling)).toBe('Bearer x y');
  });

  it('does not fill a placeholder inside a filled-in value', () => {
    expect(fillUrl('{text}', { ...filling, text: '{secret}' })).toBe('%7Bsecret%7D');
  });
});
