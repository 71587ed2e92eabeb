import { expect, test } from 'vitest';
import { missingHouse, readOptions } from './options.ts';

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '' }, 'http://localhost:3000'],
  [{ PORT: '4100' }, 'http://localhost:4100'],
  [{ PORT: '4100', HOUSE_URL: 'https://play.example' }, 'https://play.example'],
])('with %j its merchant is %s', (env, houseUrl) => {
  expect(readOptions(env)).toMatchObject({ houseUrl, port: 3003 });
});

test('its key and its record are in the data folder of the house', () => {
  expect(readOptions({ DATA_DIR: 'elsewhere' })).toMatchObject({
    keyFile: 'elsewhere/providers/shapla-pay.key',
    recordFile: 'elsewhere/providers/shapla-pay.jsonl',
  });
});

test('a house that does not answer is named, with what to do', async () => {
  const asked: string[] = [];
  const ask = async (url: string) => void asked.push(url);
  expect(await missingHouse('http://localhost:4100', ask)).toBeNull();
  expect(asked).toEqual(['http://localhost:4100/healthz']);
  const silent = () => Promise.reject(new Error('refused'));
  expect(await missingHouse('http://localhost:4100', silent)).toMatch(
    /^No house answers at http:\/\/localhost:4100: .+ PORT .+ HOUSE_URL\.$/,
  );
});
