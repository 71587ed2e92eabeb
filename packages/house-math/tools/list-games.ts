import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The lists of games in `src/slot/games`, made from its folders so that a new game is its folder
 * alone: all their data, all their sheets, how to load the data of one, and rules that are no more.
 */
export type GameLists = Readonly<
  Record<'list.ts' | 'sheets.ts' | 'loaders.ts' | 'former.ts', string>
>;

const nameOf = (code: string): string =>
  code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** As the formatter writes it: in quotes only where it needs them. */
const keyOf = (code: string): string => (code.includes('-') ? `'${code}'` : code);

/** Former rules, `<code>/former/<version>.json`, in the order of code and version. */
function formerPaths(games: string, codes: readonly string[]): string[] {
  return codes.flatMap((code) => {
    const at = join(games, code, 'former');
    return existsSync(at)
      ? readdirSync(at)
          .map((file) => `${code}/former/${file}`)
          .sort()
      : [];
  });
}

const keptLine = (path: string): string => {
  const [code = '', , version = ''] = path.split(/[/.]/);
  return `export { default as ${nameOf(code)}${version} } from './${path}' with { type: 'json' };\n`;
};

const MADE = '// Made from the folders beside it by npm run par.\n';

export function gameLists(folder: string): GameLists {
  const games = join(folder, 'src', 'slot', 'games');
  const codes = readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const former = formerPaths(games, codes);
  const each = (line: (code: string) => string): string => codes.map(line).join('');
  return {
    'list.ts':
      MADE + each((code) => `export { game as ${nameOf(code)} } from './${code}/game.ts';\n`),
    'sheets.ts':
      MADE +
      each(
        (code) =>
          `export { default as ${nameOf(code)} } from './${code}/par.json' with { type: 'json' };\n`,
      ),
    'former.ts':
      MADE + (former.map(keptLine).join('') || 'export const none: readonly never[] = [];\n'),
    'loaders.ts': `import type { SlotGame } from '../families/index.ts';

${MADE}export const LOADERS: Readonly<Record<string, () => Promise<{ readonly game: SlotGame }>>> = {
${each((code) => `  ${keyOf(code)}: () => import('./${code}/game.ts'),\n`)}};
`,
  };
}
