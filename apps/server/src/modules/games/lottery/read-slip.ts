import type { PrizeMode, WantedBet } from '@nokshi/contract/player/lottery.ts';
import { ticketText, type Ticket } from '@nokshi/house-math/lottery/ticket.ts';
import { leafOf } from '@nokshi/house-math/fairness/merkle.ts';
import { type Asset, parseAmount, toDecimal } from '@nokshi/money';
import { hash } from 'node:crypto';
import { dayOf } from '../../../kernel/calendar.ts';
import { derivedId, type Uuid, type WagerId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { RoundRow } from '../rounds/index.ts';
import type { Game } from './games.ts';
import { ceilingOf } from './rules/member-bases.ts';
import { isFault, lineOf, type SlipLine } from './rules/slip.ts';

/** A line with the id of its wager, and the leaf it will be in the tree of all bets. */
export type ReadLine = SlipLine & {
  readonly wagerId: WagerId;
  readonly ticket: Ticket;
  readonly leaf: Buffer;
};

type Asked = {
  readonly game: Game;
  readonly round: Pick<RoundRow, 'issue' | 'drawsAt'>;
  readonly mode: PrizeMode;
  readonly asset: Asset;
  /** The member's own prize base of this day. */
  readonly ownBase: number;
  readonly bets: readonly WantedBet[];
  /** Of the posting; the ids of its wagers follow from it. */
  readonly key: Uuid;
};

/**
 * The lines of a slip as they are taken. Refuses: lottery.play-unknown, lottery.selection-wrong,
 * lottery.base-not-offered { least, most }, lottery.amount-below-paisa, lottery.over-ceiling
 * { most }, each with the field of the line (`bets.2.base`).
 */
export function readSlip(asked: Asked): ReadLine[] {
  const { game, round, mode, asset, ownBase, bets, key } = asked;
  const { bases, ceilings } = game.terms;
  if (!game.prizeModes.includes(mode)) throw refuse('lottery.play-unknown', { field: 'mode' });
  const { gameCode, family } = game;
  const drawDate = dayOf(round.drawsAt);
  const ceiling = ceilingOf(bases, ownBase);
  const slip = {
    gameCode,
    family,
    mode,
    issue: round.issue,
    drawDate,
    asset,
    bases,
    ceiling,
  };
  const most = { unit: minor(ceilings.unit), bet: minor(ceilings.bet) };
  return bets.map((bet, at) => {
    const line = lineOf(slip, bet);
    const field = (name: string) => `bets.${at}.${name}`;
    if (isFault(line)) {
      const value = { least: bases.least, most: ceiling };
      throw refuse(line.code, { field: field(line.field), value });
    }
    const over = line.unitStake > most.unit ? most.unit : line.stake > most.bet ? most.bet : null;
    if (over !== null)
      throw refuse('lottery.over-ceiling', {
        field: field('multiple'),
        value: { most: toDecimal(over) },
      });
    const wagerId = derivedId<WagerId>(`lottery bet ${at} ${key}`, key);
    const ticket = { ...line.ticket, wagerId };
    return { ...line, wagerId, ticket, leaf: leafBytes(ticket) };
  });
}

/** SHA-256 of the leaf's text, 32 bytes. */
const leafBytes = (ticket: Ticket): Buffer =>
  Buffer.from(
    leafOf((text) => hash('sha256', text), ticketText(ticket)),
    'hex',
  );

const minor = (text: string): bigint => parseAmount(text) ?? 0n;

export const stakeOfAll = (lines: readonly SlipLine[]): bigint =>
  lines.reduce((sum, { stake }) => sum + stake, 0n);
