import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { statementsSentBy } from '../harness/sql/sent.ts';
import { type Catalog, catalogOf } from './lane-sql/catalog.ts';
import { ASK_EVERY_LANE } from './lane-sql/every-lane.ts';
import { type Finding, judgeFunction, judgeSent } from './lane-sql/judge.ts';
import { KINDS } from './lane-sql/kinds.ts';

/**
 * Files with a statement that cannot be put together from the source alone, each with the reason why
 * it needs no look. Paths begin in `apps/server/src/`.
 */
const UNREAD: Readonly<Record<string, string>> = {
  'kernel/content/rows.ts': 'the table is an argument; tables of texts are in no lane',
  'modules/base/wallet/store/proofs.ts': 'takes in the checks, which are judged by themselves',
  'modules/stakes/limits/store/guard.ts':
    'the table and its column are looked up by the kind of limit; the lane is named beside them',
};

const root = join(import.meta.dirname, '../../apps/server/src');
const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') });
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();
/** As they run: each room's migrations by number, then what may be made again. */
const made = ['migrations', 'functions'].flatMap((folder) =>
  paths.filter((path) => path.endsWith('.sql') && path.includes(`/${folder}/`)).map(read),
);
const sources = paths
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)test-|\/model\//.test(path))
  .map(read);

let catalog: Catalog;
let sent = 0;
let findings: Finding[] = [];
beforeAll(async () => {
  catalog = await catalogOf(made);
  const sending = sources.filter(({ text }) => /sql`|\.query\(/.test(text));
  const statements = statementsSentBy(sending.map(({ path }) => join(root, path)));
  sent = statements.length;
  const judged = await Promise.all([
    ...statements.map((one) => judgeSent(catalog, one, one.path.slice(root.length + 1))),
    ...[...catalog.functions.values()].map((fn) => judgeFunction(catalog, fn)),
  ]);
  findings = judged.flat();
}, 60_000);

const isListed = (what: string): boolean => ASK_EVERY_LANE.includes(what.replace(/:.*/, ''));

describe('with its lanes on several machines the house would run', () => {
  it.each(KINDS.map(({ name, why }) => [name, why]))('as to %s: %s', (name) => {
    const found = findings.filter(({ kind }) => kind === name).map(({ what }) => what);
    expect(found.filter((what) => name !== 'every-lane' || !isListed(what))).toEqual([]);
  });
});

test('every file that may ask every lane still does, and is named once', () => {
  const asking = findings.filter(({ kind }) => kind === 'every-lane').map(({ what }) => what);
  const still = new Set(asking.map((what) => what.replace(/:.*/, '')));
  expect(ASK_EVERY_LANE.filter((path) => !still.has(path))).toEqual([]);
  expect(new Set(ASK_EVERY_LANE).size).toBe(ASK_EVERY_LANE.length);
});

describe('this is judged on', () => {
  it('every statement, but for those of files that say why', () => {
    const unread = findings.filter(({ kind }) => kind === null).map(({ what }) => what);
    const named = new Set(unread.map((what) => what.replace(/(\.ts:| ).*/, '.ts')));
    expect(named).toEqual(new Set(Object.keys(UNREAD)));
    expect(sent).toBeGreaterThan(800);
  });

  it('the tables with a lane, as the migrations make them', () => {
    expect(catalog.ofLanes.size).toBeGreaterThan(30);
    for (const table of ['wallet_lane', 'wallet_entry', 'lottery_chase_entry', 'wagers_settled'])
      expect(catalog.ofLanes).toContain(table);
    for (const table of ['identity_member', 'vendors_report'])
      expect(catalog.ofLanes).not.toContain(table);
    expect(catalog.counted.get('wallet_account')).toEqual(['id']);
  });

  it('the functions of ours, as the last file that makes one has it', () => {
    expect(catalog.functions.get('wallet_current_batch')?.language).toBe('plpgsql');
    expect(catalog.running).toContain('limits_rolling');
    expect(catalog.running).not.toContain('limits_hour_of');
  });
});
