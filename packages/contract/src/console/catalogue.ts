import { z } from 'zod';
import { cursor, instant, nothing, page, pageSize } from '../fields.ts';
import { change, reason } from '../four-eyes.ts';
import { CATEGORIES, CLASSES } from '../player/catalogue.ts';
import { route } from '../route.ts';

/**
 * An operator's settings of a game, as a form and a line of CSV have them: text. An empty cell
 * changes nothing; `-` restores the vendor's value or removes the end of a schedule.
 */
export const GAME_CELLS = [
  'enabled',
  'position',
  'hot',
  'classify',
  'from',
  'until',
  'name_en',
  'name_bn',
  'description_en',
  'description_bn',
  'image',
] as const;
export type GameCell = (typeof GAME_CELLS)[number];

/** The most lines of an upload. */
export const MOST_LINES = 2_000;
/** Bengali descriptions of this many games are some hundred kilobytes. */
const CSV_BYTES = 1_500_000;

const bilingual = z.object({ EN: z.string(), BN: z.string() });
const gameId = z.string().min(1).max(60);
const cells = z.partialRecord(z.enum(GAME_CELLS), z.string().max(600));

const deskVendor = z.object({
  vendor: z.string(),
  name: bilingual,
  logo: z.string(),
  games: z.number().int(),
  enabled: z.boolean(),
  position: z.number().int(),
  isHot: z.boolean(),
});
export type DeskVendor = z.infer<typeof deskVendor>;

const deskGame = z.object({
  gameId: z.string(),
  vendor: z.string(),
  category: z.enum(CATEGORIES),
  name: bilingual,
  image: z.string(),
  gameClassify: z.array(z.enum(CLASSES)),
  enabled: z.boolean(),
  isHot: z.boolean(),
  position: z.number().int(),
  from: instant.nullable(),
  until: instant.nullable(),
  /** Its current value, in the words of a line of CSV. */
  cells: z.record(z.enum(GAME_CELLS), z.string()),
});
export type DeskGame = z.infer<typeof deskGame>;

/** Why a line of an upload is refused; the desk has a sentence for each. */
export const LINE_FAULTS = [
  'game-unknown',
  'game-twice',
  'column-unknown',
  'value-wrong',
  'schedule-order',
] as const;

const plannedLine = z.object({
  line: z.number().int(),
  gameId: z.string(),
  outcome: z.enum(['changed', 'unchanged', 'refused']),
  fault: z.enum(LINE_FAULTS).nullable(),
  /** The column with the mistake. */
  field: z.string().nullable(),
  changes: z.array(change),
});
export type PlannedLine = z.infer<typeof plannedLine>;

const doneChange = z.object({
  changeId: z.string(),
  at: instant,
  operator: z.string(),
  reason: z.string(),
  games: z.number().int(),
  undone: z.boolean(),
});
export type DoneChange = z.infer<typeof doneChange>;

const read = { permission: 'catalogue.read' } as const;
const write = { permission: 'catalogue.write' } as const;
const csv = z.string().min(1).max(CSV_BYTES);

export const consoleCatalogueRoutes = {
  vendors: route({
    method: 'GET',
    path: '/console/catalogue/vendors',
    summary: 'The vendors in menu order with how many games they have; at most 200.',
    allow: read,
    input: nothing,
    output: z.object({ vendors: z.array(deskVendor) }),
    refusals: [],
  }),
  setVendor: route({
    method: 'PUT',
    path: '/console/catalogue/vendors/:vendor',
    summary: 'Switch a vendor on or off, place it in the menus, mark it as hot.',
    allow: write,
    input: z.object({
      vendor: z.string().max(40),
      enabled: z.boolean(),
      position: z.number().int().min(1).max(100_000),
      isHot: z.boolean(),
      reason,
    }),
    output: nothing,
    refusals: ['catalogue.vendor-unknown', 'catalogue.nothing-changed'],
  }),
  games: route({
    method: 'GET',
    path: '/console/catalogue/games',
    summary: 'Games in menu order, switched off ones included; by words, vendor and state.',
    allow: read,
    input: z.object({
      query: z.string().max(60).optional(),
      vendor: z.string().max(40).optional(),
      state: z.enum(['on', 'off', 'hot']).optional(),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(deskGame),
    refusals: [],
  }),
  setGame: route({
    method: 'PUT',
    path: '/console/catalogue/games/:gameId',
    summary: 'Change the operator’s settings of one game; cells as in a line of CSV.',
    allow: write,
    input: z.object({ gameId, cells, reason }),
    output: nothing,
    refusals: [
      'catalogue.game-unknown',
      'catalogue.value-wrong',
      'catalogue.schedule-order',
      'catalogue.nothing-changed',
    ],
  }),
  preview: route({
    method: 'POST',
    path: '/console/catalogue/preview',
    summary: 'What a CSV would change, line by line, at most 2,000; nothing is written.',
    allow: write,
    input: z.object({ csv }),
    output: z.object({ lines: z.array(plannedLine), digest: z.string() }),
    refusals: ['catalogue.csv-unreadable', 'catalogue.too-many-lines'],
    bodyBytes: 2 * CSV_BYTES,
    dear: true,
  }),
  upload: route({
    method: 'POST',
    path: '/console/catalogue/upload',
    summary: 'Apply a previewed CSV; refused lines are left out.',
    allow: write,
    input: z.object({ csv, digest: z.string().regex(/^[0-9a-f]{64}$/), reason }),
    output: z.object({ games: z.number().int() }),
    refusals: [
      'catalogue.csv-unreadable',
      'catalogue.too-many-lines',
      'catalogue.preview-old',
      'catalogue.nothing-changed',
    ],
    bodyBytes: 2 * CSV_BYTES,
    dear: true,
  }),
  changes: route({
    method: 'GET',
    path: '/console/catalogue/changes',
    summary: 'The last twenty changes of games; the newest one in force can be undone.',
    allow: read,
    input: nothing,
    output: z.object({ changes: z.array(doneChange) }),
    refusals: [],
  }),
  undo: route({
    method: 'POST',
    path: '/console/catalogue/undo',
    summary: 'Undo the newest change for all its games.',
    allow: write,
    input: z.object({ changeId: z.string().regex(/^\d{1,18}$/), reason }),
    output: z.object({ games: z.number().int() }),
    refusals: ['catalogue.nothing-to-undo'],
  }),
};
