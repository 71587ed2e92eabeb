import { ROOMS_IN_ORDER } from '../../apps/server/src/modules/wings.ts';
import { takenTooSoon } from './kept-a-release.ts';
import { oldWordsIn } from './old-words.ts';
import { mayNotOpen, OPENS } from './transactions.ts';

/**
 * The conventions that no off-the-shelf linter knows (architecture.md 7). Each rule looks at one
 * file and answers its problems as sentences; `tidy.test.ts` runs them over the tree and
 * `planted.test.ts` shows that each one bites.
 */
export type SourceFile = { readonly path: string; readonly text: string };
export type TidyRule = { readonly name: string; check(file: SourceFile): string[] };

/** Each begins the names of its tables. */
const ROOMS: ReadonlySet<string> = new Set<string>([
  'kernel',
  ...ROOMS_IN_ORDER.map(({ name }) => name),
]);
const ROOM = /^apps\/server\/src\/modules\/[^/]+\/[^/]+\//;
const PURE = /^packages\/(money|contract|house-math)\/src\//;
const TEST = /\.test\.tsx?$/;
const isCode = (path: string) => /\.(ts|tsx)$/.test(path);
const isTestCode = (path: string) =>
  isCode(path) &&
  !path.startsWith('tests/tidy/') &&
  (/^(tests|simulate)\//.test(path) || TEST.test(path));
/** What people make of a member: the account type, the team line, standing, labels, codes of agents. */
const MEMBER_WRITES =
  /update\s+identity_member\s+set\s[^`'"]*\b(type|upline_id|affiliate_code|referral_code|frozen_at|excluded_at|timed_out_at|club|labels)\s*=|(update|insert\s+into)\s+agents_affiliate\b/;
const lines = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Removes comments and strings, so that a rule sees code only; line breaks stay. */
export const codeOnly = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (m) => m.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:])\/\/.*$/gm, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");

const find = (
  text: string,
  pattern: RegExp,
  say: (hit: string, line: number) => string,
): string[] =>
  [...text.matchAll(new RegExp(pattern.source, 'g'))].map((m) =>
    say(m[0].trim(), text.slice(0, m.index).split('\n').length),
  );

export const RULES: readonly TidyRule[] = [
  {
    name: 'names',
    check: ({ path }) =>
      /-(service|manager|helper)s?\.|(^|\/)(utils?|helpers?|misc|common)(\.|\/)/.test(path)
        ? [`${path}: named after nothing; name the verb or the thing`]
        : [],
  },
  {
    name: 'nothing-global',
    check({ path, text }) {
      const handed = ROOM.test(path) || PURE.test(path) || path.startsWith('apps/server/src/edge/');
      if (!handed || !isCode(path) || TEST.test(path)) return [];
      const global = /\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b|\bprocess\.|\bconsole\./;
      return find(
        codeOnly(text),
        global,
        (hit, line) => `${path}:${line}: ${hit} must be handed in`,
      );
    },
  },
  {
    name: 'sql-in-store',
    check({ path, text }) {
      if (!isCode(path) || TEST.test(path) || !path.startsWith('apps/server/src/')) return [];
      if (/\/(store|kernel)\//.test(path)) return [];
      const found = /\bsql`|(['"`])\s*(select|insert into|update|delete from|with)\s[\s\S]*?\1/;
      return find(text, found, (_, line) => `${path}:${line}: SQL belongs in store/`).slice(0, 3);
    },
  },
  {
    name: 'no-foreign-tables',
    check({ path, text }) {
      const room = /^apps\/server\/src\/modules\/[^/]+\/([^/]+)\/(store|migrations)\//.exec(
        path,
      )?.[1];
      if (!room) return [];
      const table = /\b(?:from|join|into|update|references)\s+([a-z]+)_[a-z_]+/;
      return [...text.matchAll(new RegExp(table.source, 'g'))]
        .filter((m) => ROOMS.has(m[1] ?? '') && m[1] !== room.replaceAll('-', '_'))
        .map((m) => `${path}: touches a table of another room: ${m[0]}`);
    },
  },
  {
    name: 'face-is-short',
    check: ({ path, text }) =>
      /^apps\/server\/src\/modules\/[^/]+\/[^/]+\/index\.ts$/.test(path) && lines(text) > 60
        ? [`${path}: a face has at most 60 lines, this one ${lines(text)}`]
        : [],
  },
  {
    name: 'room-page-is-short',
    check: ({ path, text }) =>
      /^apps\/server\/src\/modules\/[^/]+\/[^/]+\/README\.md$/.test(path) && lines(text) > 40
        ? [`${path}: a room's page has at most 40 lines`]
        : [],
  },
  {
    name: 'unfinished',
    check: ({ path, text }) =>
      isCode(path) && !path.startsWith('tests/tidy/')
        ? find(
            text,
            /\b(TODO|FIXME|XXX|HACK)\b|not implemented|coming soon|@ts-(ignore|expect-error|nocheck)/i,
            (hit, line) => `${path}:${line}: ${hit}`,
          )
        : [],
  },
  {
    name: 'members-by-the-door',
    check: ({ path, text }) =>
      isTestCode(path)
        ? find(
            text,
            MEMBER_WRITES,
            (_, line) =>
              `${path}:${line}: what an operator or member does is done by the call, not by SQL`,
          )
        : [],
  },
  { name: 'kept-a-release', check: takenTooSoon },
  { name: 'old-words', check: oldWordsIn },
  {
    name: 'pictures',
    check: ({ path, text }) =>
      /^apps\/player\/src\/.*\.tsx$/.test(path) &&
      !TEST.test(path) &&
      path !== 'apps/player/src/lib/picture.tsx'
        ? find(
            text,
            /<img\b/,
            (_, line) => `${path}:${line}: a picture is drawn by Picture, which knows its host`,
          )
        : [],
  },
  {
    name: 'machine-paths',
    check: ({ path, text }) =>
      path.startsWith('tests/tidy/')
        ? []
        : find(
            text,
            /(?<![a-z.@])\/(work|farm|root)\//,
            (hit, line) => `${path}:${line}: a path of one machine: ${hit}`,
          ),
  },
  {
    name: 'transactions',
    check: ({ path, text }) =>
      mayNotOpen(path)
        ? find(
            text,
            OPENS,
            (_, line) =>
              `${path}:${line}: the edge or a job opens the transaction, by serve.story or serve.prepared`,
          )
        : [],
  },
  {
    name: 'transitions',
    check({ path, text }) {
      if (!ROOM.test(path) || !path.includes('/store/')) return [];
      const writes = text.match(/\bset\s+state\s*=/g)?.length ?? 0;
      return writes > 1 ? [`${path}: a state column has one writer, found ${writes}`] : [];
    },
  },
];
