import { type Asset, ASSETS } from '@nokshi/money';
import { KITE_CEILING } from './kite.ts';

/** Everything that decides what a bet on the kite pays, but the cut and the member's call. */
export type KiteTicket = {
  readonly wagerId: string;
  readonly issue: string;
  /** Minor units. */
  readonly stake: bigint;
  /** Hundredths: it is taken by itself when the kite shows so much, by the member's order or by the limit on wins. */
  readonly takesAt: number;
  readonly asset: Asset;
};

const FORMAT = 'kite-1';
const FORMS = {
  wagerId: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/,
  issue: /^[0-9A-Za-z-]{1,40}$/,
  stake: /^[1-9][0-9]{0,18}$/,
  takesAt: /^[1-9][0-9]{2,5}$/,
  asset: /^[A-Z]{3}$/,
} as const;
type Field = keyof typeof FORMS;
const FIELDS = Object.keys(FORMS) as Field[];

/** An order is over 1.00, which the kite shows when it rises, and 1,000.00 at most. */
export const isOrder = (multiplier: number): boolean =>
  Number.isInteger(multiplier) && multiplier > 100 && multiplier <= KITE_CEILING;

/** One line, the only text of this ticket: the leaf that the root of all bets of a flight is made of. */
export function kiteTicketText(ticket: KiteTicket): string {
  const texts = FIELDS.map((field) => String(ticket[field]));
  const wrong = FIELDS.find((field, at) => !FORMS[field].test(texts[at] ?? ''));
  if (wrong) throw new Error(`a ticket has no ${wrong} like ${ticket[wrong]}`);
  if (!isOrder(ticket.takesAt)) throw new Error(`nothing is taken at ${ticket.takesAt}`);
  return [FORMAT, ...texts].join(' ');
}

/** The ticket of a text; null for everything that is no bet which could have been accepted. */
export function readKiteTicket(text: string): KiteTicket | null {
  const [format, ...texts] = text.split(' ');
  if (format !== FORMAT || texts.length !== FIELDS.length) return null;
  if (!FIELDS.every((field, at) => FORMS[field].test(texts[at] ?? ''))) return null;
  const [wagerId = '', issue = '', stake = '', takesAt = '', asset = ''] = texts;
  if (!isOrder(Number(takesAt)) || !Object.hasOwn(ASSETS, asset)) return null;
  return {
    wagerId,
    issue,
    stake: BigInt(stake),
    takesAt: Number(takesAt),
    asset: asset as Asset,
  };
}
