import { type Asset, ASSETS } from '@nokshi/money';
import { tableGameOf } from './games.ts';
import { payoutOf, type Shown, spotOf, type Table } from './table.ts';

/** Chips of one bet: spots of the table with their stakes in minor units, each spot once, in the table's order. */
export type Layout = readonly { readonly spot: string; readonly stake: bigint }[];

/** Everything that decides what a bet at a table pays, but the draw. It never changes once the bet is accepted. */
export type TableTicket = {
  readonly wagerId: string;
  readonly tableCode: string;
  readonly game: string;
  readonly rules: string;
  readonly issue: string;
  readonly opening: Shown;
  readonly layout: Layout;
  readonly asset: Asset;
};

const FORMAT = 'table-1';
const CODE = /^[a-z0-9-]{1,60}$/;
const FORMS = {
  wagerId: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/,
  tableCode: CODE,
  game: CODE,
  rules: CODE,
  issue: /^[0-9A-Za-z-]{1,40}$/,
  opening: /^(?:-|[0-9]{1,4}(?:\.[0-9]{1,4}){0,9})$/,
  layout: /^[a-z0-9-]{1,60}:[1-9][0-9]{0,18}(?:,[a-z0-9-]{1,60}:[1-9][0-9]{0,18})*$/,
  asset: /^[A-Z]{3}$/,
} as const;
type Field = keyof typeof FORMS;
const FIELDS = Object.keys(FORMS) as Field[];
/** All 157 spots of a roulette and more. */
const MOST_TEXT = 20_000;

/** `-` where nothing lies open. */
export const openingText = (opening: Shown): string => opening.join('.') || '-';
const layoutText = (layout: Layout): string =>
  layout.map(({ spot, stake }) => `${spot}:${stake}`).join(',');

/** One line, the only text of this ticket: the leaf that the root of all bets of a round is made of. */
export function tableTicketText(ticket: TableTicket): string {
  const texts: Readonly<Record<Field, string>> = {
    ...ticket,
    opening: openingText(ticket.opening),
    layout: layoutText(ticket.layout),
  };
  for (const field of FIELDS)
    if (!FORMS[field].test(texts[field]))
      throw new Error(`a ticket has no ${field} like ${texts[field]}`);
  return [FORMAT, ...FIELDS.map((field) => texts[field])].join(' ');
}

/** The ticket of a text; null for everything that is no bet which could have been accepted. */
export function readTableTicket(text: string): TableTicket | null {
  if (text.length > MOST_TEXT) return null;
  const [format, ...texts] = text.split(' ');
  if (format !== FORMAT || texts.length !== FIELDS.length) return null;
  if (!FIELDS.every((field, at) => FORMS[field].test(texts[at] ?? ''))) return null;
  const of = (field: Field): string => texts[FIELDS.indexOf(field)] ?? '';
  const ticket: TableTicket = {
    wagerId: of('wagerId'),
    tableCode: of('tableCode'),
    game: of('game'),
    rules: of('rules'),
    issue: of('issue'),
    opening: of('opening') === '-' ? [] : of('opening').split('.').map(Number),
    layout: of('layout')
      .split(',')
      .map((chip) => chip.split(':'))
      .map(([spot = '', stake = '0']) => ({ spot, stake: BigInt(stake) })),
    asset: of('asset') as Asset,
  };
  return isPayable(ticket) ? ticket : null;
}

/** The table that a bet was made at; null where the game, its rules or what lay open is unknown. */
export function tableOfTicket({
  game,
  rules,
  opening,
}: Pick<TableTicket, 'game' | 'rules' | 'opening'>): Table | null {
  const known = tableGameOf(game);
  if (!known?.rules.includes(rules)) return null;
  try {
    return known.tableOf({ rules, opening });
  } catch {
    return null;
  }
}

function isPayable({ layout, asset, ...of }: TableTicket): boolean {
  const table = tableOfTicket(of);
  return table !== null && Object.hasOwn(ASSETS, asset) && isLayoutOf(table, layout);
}

/** Whether each chip lies on a spot of the table, each spot once and in the table's order. */
export function isLayoutOf({ spots }: Table, layout: Layout): boolean {
  const places = layout.map(({ spot }) => spots.findIndex(({ code }) => code === spot));
  return places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1));
}

/** Minor units. */
export const stakeOfLayout = (layout: Layout): bigint =>
  layout.reduce((sum, { stake }) => sum + stake, 0n);

/** What the chips bring back, and how much of it are stakes that were not lost: pushes and halves. */
export type LayoutPayout = { readonly payout: bigint; readonly returned: bigint };

export function payoutOfLayout(table: Table, layout: Layout, shown: Shown): LayoutPayout {
  let [payout, returned] = [0n, 0n];
  for (const { spot: code, stake } of layout) {
    const spot = spotOf(table, code);
    if (!spot) throw new Error(`the table has no spot ${code}`);
    const back = payoutOf(spot, stake, shown);
    payout += back;
    if (back <= stake) returned += back;
  }
  return { payout, returned };
}
