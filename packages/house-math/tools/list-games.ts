import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The lists of games in `src/slot/games`, made from its folders so that a new game is its folder
 * alone: all their data, all their sheets, and how to load the data of one.
 */
export type GameLists = Readonly<Record<'list.ts' | 'sheets.ts' | 'loaders.ts', string>>;

const nameOf = (code: string): string =>
  code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** As the formatter writes it: in quotes only where it needs them. */
const keyOf = (code: string): string => (code.includes('-') ? `'${code}'` : code);

const MADE = '// Made from the folders beside it by npm run par.\n';

export function gameLists(folder: string): GameLists {
  const codes = readdirSync(join(folder, 'src', 'slot', 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
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
    'loaders.ts': `import type { SlotGame } from '../families/index.ts';

${MADE}export const LOADERS: Readonly<Record<string, () => Promise<{ readonly game: SlotGame }>>> = {
${each((code) => `  ${keyOf(code)}: () => import('./${code}/game.ts'),\n`)}};
`,
  };
}
