import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { full } from '../../../../tests/harness/extent.ts';
import { game as buttonBox } from '../../src/slot/games/button-box/game.ts';
import { game as deerCrossing } from '../../src/slot/games/deer-crossing/game.ts';
import { SLOTS, type SlotGame } from '../../src/slot/index.ts';
import { rulesText } from '../../src/slot/rules-text.ts';
import { packageFolder } from '../package-folder.ts';
import { codeOf, familyCode, hashOfFiles } from '../par/hash.ts';

/** The tests that try every game for itself. */
const TESTS_OF_GAMES = [
  'src/slot/play.test.ts',
  'src/verify/verify.test.ts',
  'tools/par/stored-sheets.test.ts',
] as const;

const TESTS_OF_DRAFTS = 'tools/solve/solve.test.ts';

/** What a record is renewed by. */
export const RECORDED_TESTS = [...TESTS_OF_GAMES, TESTS_OF_DRAFTS];

const RECORD = 'tested-games.json';

/** What a family or a game brings is hashed with its own games; this file and libraries tell nothing of a game. */
const NOT_SHARED = [
  '*/games/list.ts',
  '*/games/sheets.ts',
  '*/games/loaders.ts',
  '*/games/former.ts',
  '*/families/index.ts',
  '*/families/pars.ts',
  '*/due-games.ts',
  '*/faults-in.ts',
  '*/symbols.ts',
  '*/studios.ts',
  '*/list-games.ts',
  'node:*',
  'vitest',
  'fast-check',
  'esbuild',
];

/** What is recorded: the hash of each game, and that of solving drafts. */
export const hashesDue = (folder: string): Map<string, string> =>
  hashesOfGames(folder).set(DRAFTS, hashOfDrafts(folder));

/** Each game by the SHA-256 over all that its tests depend on: its rules, its sheet, its family's code and theirs. */
function hashesOfGames(folder: string): Map<string, string> {
  const shared = codeOf(folder, TESTS_OF_GAMES, NOT_SHARED);
  const hashOf = (game: SlotGame): string => {
    const sheet = `src/slot/games/${game.code}/par.json`;
    const code = new Set([...shared, ...familyCode(folder, game.family), sheet]);
    return hashOfFiles(folder, rulesText(game), [...code]);
  };
  return new Map([...SLOTS].map(([code, game]) => [code, hashOf(game)]));
}

const DRAFTS = 'drafts';
/** Those that the tests of drafts solve again. */
const DRAFTED = [buttonBox, deerCrossing];

/** All that a draft is solved by, hashed under a name that no game has. */
function hashOfDrafts(folder: string): string {
  const lists = NOT_SHARED.filter((path) => !path.includes('/families/'));
  const code = codeOf(folder, [TESTS_OF_DRAFTS], lists).filter((path) => !path.includes('/games/'));
  const games = DRAFTED.map((game) => rulesText(game) + JSON.stringify(game.aim));
  return hashOfFiles(folder, games.join('\n'), code);
}

/** Whether what solves a draft changed since its tests were recorded. */
export function areDraftsDue(): boolean {
  const folder = packageFolder();
  return full || hashOfDrafts(folder) !== recordedHashes(folder).get(DRAFTS);
}

/** With which hashes the games were last tested; `npm run games:tested` writes it. */
export function recordedHashes(folder: string): Map<string, string> {
  const path = join(folder, RECORD);
  if (!existsSync(path)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>));
}

export const recordText = (hashes: ReadonlyMap<string, string>): string =>
  `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`;

export const recordPath = (folder: string): string => join(folder, RECORD);

export type TriedGame = {
  readonly code: string;
  readonly game: SlotGame;
  /** The first of its family that changed is tried at length, so is each in `npm run test:full`. */
  readonly atLength: boolean;
};

let tried: readonly TriedGame[] | undefined;

/**
 * The games whose tests are run: those that changed since they were recorded, and the first of
 * each family in any case; in `npm run test:full` every game.
 */
export function triedGames(): readonly TriedGame[] {
  tried ??= findTried(packageFolder());
  return tried;
}

function findTried(folder: string): TriedGame[] {
  const hashes = hashesOfGames(folder);
  const recorded = recordedHashes(folder);
  const [families, changedFamilies] = [new Set<string>(), new Set<string>()];
  return [...SLOTS].flatMap(([code, game]) => {
    const isFirst = !families.has(game.family);
    families.add(game.family);
    const isChanged = hashes.get(code) !== recorded.get(code);
    const isFirstChanged = isChanged && !changedFamilies.has(game.family);
    if (isChanged) changedFamilies.add(game.family);
    return full || isChanged || isFirst ? [{ code, game, atLength: full || isFirstChanged }] : [];
  });
}
