import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tablesMadeInStories } from './tables-in-story.ts';

const root = join(import.meta.dirname, '../../apps/server/src');
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });
const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') });

describe('tables that a story would make', () => {
  it('are made beside it everywhere', () => {
    const sources = paths.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
    const sql = paths.filter((path) => path.endsWith('.sql')).map((path) => read(path).text);
    expect(sql.join('\n')).toContain('function wallet_open_month(');
    expect(tablesMadeInStories(sources.map(read), sql)).toEqual([]);
  });

  const store = {
    path: 'store/years.ts',
    text: 'export const openYear = (tx: Tx, year: number) => tx.run(sql`select open_year(${year})`);',
  };
  const made = `create or replace function open_year(p_year int) returns void language plpgsql as $$
    begin execute format('create table %I (like entry)', 'entry_' || p_year); end $$;`;
  const found = (text: string) => tablesMadeInStories([store, { path: 'years.ts', text }], [made]);

  it('are caught when they are planted', () => {
    const inStory = 'const open = async (tx: Tx) => { await openYear(tx, 2027); };';
    expect(found(inStory)).toEqual([
      'years.ts:1: openYear makes tables in a story; hand it to aside',
    ]);
    expect(found('db.tx((tx) => openYear(tx, 2027));')).toHaveLength(1);
    expect(found('db.aside((tx) => db.tx((other) => openYear(other, 2027)));')).toHaveLength(1);
  });

  it('may be made by what is handed to aside', () => {
    expect(found('db.aside(async (tx) => { await openYear(tx, 2027); });')).toEqual([]);
  });
});
