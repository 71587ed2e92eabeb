import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartRefusal } from './start-refusal.ts';

const repoRoot = mkdtempSync(join(tmpdir(), 'nokshi-config-'));
afterAll(() => rmSync(repoRoot, { recursive: true }));

const read = (env: Record<string, string> = {}) => readConfig(env, { repoRoot });

test('config: an empty environment is a demo that only this machine can reach', () => {
  expect(read({ PATH: '/usr/bin', HOME: '/', NODE: '/usr/bin/node', PORT: '' })).toEqual({
    mode: 'demo',
    port: 3000,
    consolePort: 3001,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
    consoleOrigin: 'http://localhost:3001',
    trustedProxies: [],
    dataDir: join(repoRoot, '.data'),
    databaseUrl: null,
    databaseOwnerUrl: null,
    citusDirect: true,
    lanes: null,
    lanesOfHouse: null,
    natsUrl: null,
    masterKey: null,
    logLevel: 'info',
  });
});

test('config: every setting is used as given', () => {
  const config = read({
    PORT: '8080',
    CONSOLE_PORT: '8081',
    HOST: '::',
    PUBLIC_ORIGIN: 'https://play.example.com',
    CONSOLE_ORIGIN: 'https://desk.example.com:8443',
    TRUSTED_PROXIES: '10.0.0.7, 192.168.0.0/16,fd00::/8',
    DATA_DIR: '/srv/nokshi',
    DATABASE_URL: 'postgres://n:secret@db/nokshi',
    DATABASE_OWNER_URL: 'postgres://o:secret@db/nokshi',
    CITUS_DIRECT: 'off',
    LANES: '8',
    LANES_OF_HOUSE: '64',
    NATS_URL: 'nats://bus:4222',
    MASTER_KEY: 'ab'.repeat(32),
    LOG_LEVEL: 'warn',
  });
  expect(config.trustedProxies).toEqual(['10.0.0.7', '192.168.0.0/16', 'fd00::/8']);
  expect(config.masterKey).toEqual(Buffer.alloc(32, 0xab));
  expect(config.consoleOrigin).toBe('https://desk.example.com:8443');
  expect(config.dataDir).toBe('/srv/nokshi');
  expect(config.citusDirect).toBe(false);
  expect(config.lanes).toBe(8);
  expect(config.lanesOfHouse).toBe(64);
});

const REFUSED: [string, Record<string, string>, RegExp][] = [
  ['an unknown mode', { MODE: 'live' }, /^MODE must be demo or licensed, not "live"\.$/],
  ['a port that is none', { PORT: '70000' }, /^PORT must be a port .* not "70000"\.$/],
  ['a port that is a word', { CONSOLE_PORT: 'web' }, /^CONSOLE_PORT must be a port/],
  ['one port for both', { CONSOLE_PORT: '3000' }, /^PORT and CONSOLE_PORT are both 3000/],
  ['a way to workers that is neither', { CITUS_DIRECT: 'no' }, /^CITUS_DIRECT must be on or off/],
  ['more lanes than there are', { LANES: '4097' }, /^LANES must be a whole number from 1 to 4096/],
  [
    'lanes of a house that are no power of two',
    { LANES_OF_HOUSE: '48' },
    /^LANES_OF_HOUSE must be/,
  ],
  ['a host with a port', { HOST: 'localhost:80' }, /^HOST must be an address/],
  ['an origin with a path', { PUBLIC_ORIGIN: 'https://a.com/x' }, /^PUBLIC_ORIGIN must be an ori/],
  ['an origin with a slash', { CONSOLE_ORIGIN: 'https://a.com/' }, /^CONSOLE_ORIGIN must be/],
  ['an origin of another scheme', { PUBLIC_ORIGIN: 'ftp://a.com' }, /^PUBLIC_ORIGIN must be/],
  [
    'one origin for both',
    { PUBLIC_ORIGIN: 'https://a.com', CONSOLE_ORIGIN: 'https://a.com' },
    /both https:\/\/a\.com/,
  ],
  ['a proxy that is a name', { TRUSTED_PROXIES: 'proxy.local' }, /^TRUSTED_PROXIES must be/],
  ['a range too wide', { TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must be/],
  [
    'an owner of no database',
    { DATABASE_OWNER_URL: 'postgres://o:s@db/x' },
    /^DATABASE_OWNER_URL is set and DATABASE_URL is not/,
  ],
  ['another database', { DATABASE_URL: 'mysql://db/x' }, /^DATABASE_URL must be a URL/],
  ['a bus of another kind', { NATS_URL: 'redis://bus' }, /^NATS_URL must be a URL/],
  ['a short key', { MASTER_KEY: 'abc' }, /^MASTER_KEY must be 64 hexadecimal digits/],
  ['a log level misspelt', { LOG_LEVEL: 'inof' }, /^LOG_LEVEL must be .* not "inof"\.$/],
  ['a name misspelt', { PUBLIC_ORIGN: 'x' }, /^PUBLIC_ORIGN looks like PUBLIC_ORIGIN misspelt/],
  ['a name with swapped letters', { PROT: '80' }, /^PROT looks like PORT misspelt/],
  ['a name in small letters', { log_level: 'info' }, /^log_level looks like LOG_LEVEL/],
  ['a name with our prefix', { NOKSHI_PORT: '80' }, /^NOKSHI_PORT looks like PORT misspelt/],
  ['an unknown name of ours', { NOKSHI_COLOUR: 'red' }, /^NOKSHI_COLOUR is not a setting/],
];

test.each(REFUSED)('config: %s stops the start with one sentence', (_case, env, sentence) => {
  expect(() => read(env)).toThrow(StartRefusal);
  expect(() => read(env)).toThrow(sentence);
});

test('config: a secret in a wrong value is not repeated', () => {
  expect(() => read({ DATABASE_URL: 'mysql://n:hush@db/x' })).toThrow(/^(?!.*hush)/);
});

test('config: unrelated names that look similar to ours are ignored', () => {
  const innocent = {
    NODE: '',
    HOSTNAME: '',
    SPORT: '',
    MODEL: '',
    POST: '',
    NOKSHI_TEST_FULL: '1',
  };
  const env = Object.fromEntries(Object.keys(innocent).map((name) => [name, '1']));
  expect(read(env).mode).toBe('demo');
});

test('config: licensed mode lists everything that is missing', () => {
  expect(() => read({ MODE: 'licensed' })).toThrow(
    /licence\.json; a PUBLIC_ORIGIN .*; a CONSOLE_ORIGIN .*; TRUSTED_PROXIES.*; a real payment/,
  );
});

test('config: licensed mode does not list what is present', () => {
  const licence = [{ country: 'CW', authority: 'CGA', number: '1', expires: '2030-01-01' }];
  writeFileSync(join(repoRoot, 'licence.json'), JSON.stringify(licence));
  const env = {
    MODE: 'licensed',
    DATA_DIR: '.',
    PUBLIC_ORIGIN: 'https://a.com',
    CONSOLE_ORIGIN: 'https://b.com',
    TRUSTED_PROXIES: '10.0.0.1',
  };
  expect(() => read(env)).toThrow(
    /^MODE=licensed is refused until there is a real payment channel:/,
  );
});
