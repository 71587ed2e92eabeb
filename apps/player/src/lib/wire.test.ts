import { expect, it } from 'vitest';
import { toWire } from './wire.ts';

it('puts path parameters into the path and leaves them out of the rest', () => {
  const route = { method: 'GET', path: '/wps/records/wagers/:wagerId' } as const;
  expect(toWire(route, { wagerId: 'wg_a/b', pageSize: 20 }).url).toBe(
    '/wps/records/wagers/wg_a%2Fb?pageSize=20',
  );
});

it('wraps the input of a game-service call in one data field', () => {
  const route = { method: 'GET', path: '/wps/relay/X', wrapped: true } as const;
  expect(toWire(route, { pageNo: 1 }).url).toBe('/wps/relay/X?data=%7B%22pageNo%22%3A1%7D');
});

it('sends the rest of a write as its body and drops what is undefined', () => {
  const route = { method: 'DELETE', path: '/wps/session/list/:id' } as const;
  expect(toWire(route, { id: 'ss_1', extra: undefined })).toEqual({
    url: '/wps/session/list/ss_1',
    method: 'DELETE',
    body: {},
  });
});
