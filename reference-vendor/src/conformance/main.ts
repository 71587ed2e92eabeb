import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { walletClient } from '../wallet-client.ts';
import { runCases, summary } from './run.ts';

const USAGE = `npm run vendor:conformance -- URL --vendor CODE --key-file FILE --game ID --token TOKEN
  [--currency BDT] [--other TOKEN] [--blocked TOKEN] [--limited TOKEN] [--ended TOKEN]
  [--grant GRANT] [--ended-grant GRANT]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    vendor: { type: 'string' },
    'key-file': { type: 'string' },
    game: { type: 'string' },
    token: { type: 'string' },
    currency: { type: 'string', default: 'BDT' },
    other: { type: 'string' },
    blocked: { type: 'string' },
    limited: { type: 'string' },
    ended: { type: 'string' },
    grant: { type: 'string' },
    'ended-grant': { type: 'string' },
  },
});

const say = (line: string) => void process.stdout.write(`${line}\n`);
const [url] = positionals;
const { vendor, game, token, currency, other, blocked, limited, ended, grant } = values;
const endedGrant = values['ended-grant'];
const keyFile = values['key-file'];

if (!url || !vendor || !keyFile || !game || !token) {
  say(USAGE);
  process.exitCode = 2;
} else {
  const text = readFileSync(keyFile, 'utf8').trim();
  const rsa = text.startsWith('-----BEGIN');
  const keys = {
    vendor,
    scheme: rsa ? ('RSA-SHA256' as const) : ('HMAC-SHA256' as const),
    key: rsa ? Buffer.from(text) : Buffer.from(text, 'hex'),
  };
  const ground = {
    wallet: walletClient(url.replace(/\/$/, ''), keys),
    gameId: game,
    token,
    currency,
    ...(other && { otherToken: other }),
    ...(blocked && { blockedToken: blocked }),
    ...(limited && { limitedToken: limited }),
    ...(ended && { endedToken: ended }),
    ...(grant && { grantId: grant }),
    ...(endedGrant && { endedGrantId: endedGrant }),
    ...(!rsa && { stranger: walletClient(url, { ...keys, key: Buffer.alloc(32, 1) }) }),
  };
  const verdicts = await runCases(ground, ({ group, name, wrong, missing }) => {
    const needs = missing.length > 0 ? `not run, needs ${missing.join(', ')}` : null;
    say(`${wrong === null ? (needs ? '-' : '✓') : '✗'} ${group}: ${name}`);
    if (wrong ?? needs) say(`    ${wrong ?? needs}`);
  });
  say(summary(verdicts));
  process.exitCode = verdicts.some(({ wrong }) => wrong !== null) ? 1 : 0;
}
