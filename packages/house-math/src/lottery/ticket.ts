import { type Asset, ASSETS } from '@nokshi/money';
import { playOf } from './families.ts';
import { type Numbers, type Play, type Selection, stakesOf } from './play.ts';
import { type Payout, settle, stakeFor, type Terms, unitStakeOf } from './pricing.ts';
import { MOST_SELECTION_TEXT, readSelection } from './selection-text.ts';

/** Everything that decides what a bet pays, but the numbers. It never changes once the bet is accepted. */
export type Ticket = Terms & {
  readonly wagerId: string;
  readonly gameCode: string;
  readonly family: string;
  readonly issue: string;
  /** `yyyy-mm-dd`: plays of some families change with the year. */
  readonly drawDate: string;
  readonly play: string;
  /** See selection-text.ts. */
  readonly selection: string;
};

const FORMAT = 'ticket-1';
const CODE = /^[a-z0-9-]{1,60}$/;
const COUNT = /^[1-9][0-9]{0,8}$/;
/** The fields of a text in their order. None has a blank in it. */
const FORMS = {
  wagerId: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/,
  gameCode: CODE,
  family: CODE,
  issue: /^[0-9A-Za-z-]{1,40}$/,
  drawDate: /^20[1-5][0-9]-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/,
  play: CODE,
  selection: /^[0-9.,|]+$/,
  unitPrice: COUNT,
  multiple: COUNT,
  base: /^(?:1[0-9]{3}|2000)$/,
  ceiling: /^(?:1[0-9]{3}|2000)$/,
  prizes: /^(?:base|[1-9][0-9]{0,8}(?:,[1-9][0-9]{0,8})*)$/,
  asset: /^[A-Z]{3}$/,
} as const;
type Field = keyof typeof FORMS;
const FIELDS = Object.keys(FORMS) as Field[];
const MOST_TEXT = MOST_SELECTION_TEXT + 2_000;

/** One line, the only text of this ticket: the leaf that the root of all bets of an issue is made of. */
export function ticketText(ticket: Ticket): string {
  const fields = FIELDS.map((field) => {
    const text = String(ticket[field]);
    if (!FORMS[field].test(text)) throw new Error(`a ticket has no ${field} like ${text}`);
    return text;
  });
  return [FORMAT, ...fields].join(' ');
}

/** The ticket of a text; null for everything that is no bet which could have been accepted. */
export function readTicketText(text: string): Ticket | null {
  if (text.length > MOST_TEXT) return null;
  const [format, ...texts] = text.split(' ');
  if (format !== FORMAT || texts.length !== FIELDS.length) return null;
  if (!FIELDS.every((field, at) => FORMS[field].test(texts[at] ?? ''))) return null;
  const ticket = ticketOf(Object.fromEntries(FIELDS.map((field, at) => [field, texts[at] ?? ''])));
  return isPayable(ticket) ? ticket : null;
}

const ticketOf = (texts: Readonly<Record<string, string>>): Ticket => {
  const text = (field: Field): string => texts[field] ?? '';
  const prizes = text('prizes');
  return {
    wagerId: text('wagerId'),
    gameCode: text('gameCode'),
    family: text('family'),
    issue: text('issue'),
    drawDate: text('drawDate'),
    play: text('play'),
    selection: text('selection'),
    unitPrice: BigInt(text('unitPrice')),
    multiple: Number(text('multiple')),
    base: Number(text('base')),
    ceiling: Number(text('ceiling')),
    prizes: prizes === 'base' ? prizes : prizes.split(',').map(Number),
    asset: text('asset') as Asset,
  };
};

function isPayable(ticket: Ticket): boolean {
  const { asset, base, ceiling, prizes } = ticket;
  if (!Object.hasOwn(ASSETS, asset) || base > ceiling || unitStakeOf(ticket) === null) return false;
  const bet = betOf(ticket);
  return bet !== null && (prizes === 'base' || prizes.length === bet.play.prizes.length);
}

/** Its play and selection; null where the play is unknown or does not accept the selection. */
function betOf(ticket: Ticket): { readonly play: Play; readonly selection: Selection } | null {
  const play = playOf(ticket.family, ticket.drawDate, ticket.play);
  const selection = play && readSelection(play.kind, ticket.selection);
  return play && selection && play.accepts(selection) ? { play, selection } : null;
}

function acceptedBet(ticket: Ticket): { readonly play: Play; readonly selection: Selection } {
  const bet = betOf(ticket);
  if (!bet) throw new Error(`ticket ${ticket.wagerId} is no bet on ${ticket.family}`);
  return bet;
}

/** How many times the price of a unit is staked. */
export function unitsOf(ticket: Ticket): number {
  const { play, selection } = acceptedBet(ticket);
  return stakesOf(play, selection);
}

/** Minor units. */
export function stakeOf(ticket: Ticket): bigint {
  const { play, selection } = acceptedBet(ticket);
  return stakeFor(play, selection, ticket);
}

/** What it pays with these numbers: prize, stakes that a tie gives back, and rebate. */
export function payoutOf(ticket: Ticket, numbers: Numbers): Payout {
  const { play, selection } = acceptedBet(ticket);
  return settle({ play, selection, terms: ticket }, numbers);
}
