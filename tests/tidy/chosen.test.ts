import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consoleRoutes, playerRoutes, type Route } from '@nokshi/contract';
import { ACCOUNT_TYPES, type Right, whyNot } from '@nokshi/contract/rights.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DEFAULT_POLICY } from '../../apps/server/src/modules/money/cashier/rules/deposit-policy.ts';
import { usualTerms } from '../../apps/server/src/modules/money/cashier/rules/usual-terms.ts';
import { WITHDRAWAL_POLICY } from '../../apps/server/src/modules/money/cashier/rules/withdrawal-policy.ts';
import { TRY_LIMITS } from '../../apps/server/src/modules/people/access/rules/try-limits.ts';
import { SILENT } from './front-door.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/chosen.md').split('\n');
/** The lines of the table under a heading, without its own head. */
const table = (head: string) => {
  const from = page.indexOf(head) + 2;
  const length = page.slice(from).findIndex((line) => !line.startsWith('|'));
  return page.slice(from, length < 0 ? undefined : from + length);
};

describe('docs/chosen.md', () => {
  test('says what was chosen for each row on which the specification is silent', () => {
    const lines = table('| row | chosen |').map((line) =>
      /^\| ([A-Z]+-\d+) \| .{4,} \|$/.exec(line),
    );
    expect(lines.map((line) => line?.[1])).toEqual(SILENT);
  });

  test('says what each type of account is, as the table of rights has it (S-008)', () => {
    const lines = table('| type | what it is | real account | agent centre |');
    expect(lines).toEqual([
      '| 0 | member | yes | no |',
      '| 1 | agent | yes | yes |',
      '| 2 | general agent | yes | yes |',
      '| 41 | agent of kind 41 | yes | yes |',
      '| 42 | agent of kind 42 | yes | yes |',
      '| 4 | trial, in free play | no | no |',
    ]);
    const yes = (right: Right, type: number) =>
      whyNot(right, { type, restriction: null }) === null ? 'yes' : 'no';
    expect(lines.map((line) => line.replace(/^(\| \d+ )\| [^|]+/, '$1'))).toEqual(
      ACCOUNT_TYPES.map((type) => `| ${type} | ${yes('member', type)} | ${yes('agent', type)} |`),
    );
  });

  test('names the size of every page of rows, as the calls have it', () => {
    const realms: Readonly<Record<string, Readonly<Record<string, Route>>>>[] = [
      playerRoutes,
      consoleRoutes,
    ];
    const sizes = realms
      .flatMap((realm) => Object.values(realm).flatMap((room) => Object.values(room)))
      .flatMap(({ path, input }) => {
        const size = input instanceof z.ZodObject ? input.shape.pageSize : undefined;
        if (!(size instanceof z.ZodType)) return [];
        return [`| \`${path}\` | ${size.parse(undefined)} | ${size.parse(1_000_000)} |`];
      });
    expect(table('| call | usual | most |').toSorted()).toEqual(sizes.toSorted());
  });

  test('names the fee of every channel, and the first amounts of a brand', () => {
    const folder = 'apps/server/src/modules/money/cashier/channels';
    const { fixed, points } = usualTerms(DEFAULT_POLICY).fee;
    const fees = readdirSync(join(root, folder))
      .filter((name) => /^ {2}terms: usualTerms\(/m.test(read(`${folder}/${name}`)))
      .map((name) => `| \`${name}\` | ${fixed} | ${points} |`);
    expect(table('| channel | fee, BDT | hundredths of a percent |')).toEqual(fees);
    const { minimum, maximum, pendingAtMost, expireAfterMinutes } = DEFAULT_POLICY;
    const first = table('| what a brand allows at first | value |');
    expect(first.map((line) => /(\d+) \|$/.exec(line)?.[1])).toEqual(
      [
        minimum,
        maximum,
        pendingAtMost,
        expireAfterMinutes,
        ...Object.values(WITHDRAWAL_POLICY),
      ].map(String),
    );
  });

  test('names every limit of tries, as the room of access has it', () => {
    const limits = Object.entries(TRY_LIMITS).map(
      ([kind, { burst, everySeconds }]) => `| \`${kind}\` | ${burst} | ${everySeconds}`,
    );
    expect(
      table('| kind | at once | then one every, s | what counts |').map((line) =>
        line.split(' | ', 3).join(' | '),
      ),
    ).toEqual(limits);
  });

  test('names every time that a room, a call or a page of the site waits or keeps', () => {
    expect(
      table('| where | name | value | what |')
        .map((line) => line.split(' | ', 3).join(' | '))
        .sort(),
    ).toEqual(timesInCode().sort());
  });
});

/** Constants whose name ends in a unit of time; units themselves are no choice. */
function timesInCode(): string[] {
  const folders = ['packages/contract/src', 'packages/web/src', 'apps/server/src/modules'];
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', ...folders, 'apps/player/src'],
    { cwd: root, encoding: 'utf8' },
  );
  const unit = /^(SECOND|MINUTE|HOUR|DAY|OFFSET|DHAKA)_(MS|SECONDS)$/;
  const time = /^(?:export )?const ([A-Z0-9_]+_(?:MS|SECONDS|MINUTES|HOURS|DAYS)) = ([^;{]+);/gm;
  return files
    .split('\n')
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(time)]
        .filter(([, name = '']) => !unit.test(name))
        .map(
          ([, name, value]) => `| \`${path}\` | \`${name}\` | ${value?.replace(' as const', '')}`,
        ),
    );
}
