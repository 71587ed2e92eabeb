import { MAPPING_VERSION } from '../fairness/random.ts';
import { seedsOfDraw, seedsOfOpening } from '../fairness/draw-chain.ts';
import { plainRandom, sha256 } from '../fairness/sha256.ts';
import { isTableGame, TABLE_GAMES } from '../tables/games.ts';
import { openingText, payoutOfLayout, readTableTicket, tableOfTicket } from '../tables/ticket.ts';
import type { ProvenBet, TableDocument } from './draw-proof.ts';
import { cardsOfDeal, checkDealt, isDealt } from './verify-deal.ts';
import {
  checkChain,
  checkInclusion,
  checkRoot,
  checkTerminal,
  compare,
  type DrawCheck,
  type DrawVerdict,
  resting,
  stateOf,
  unknown,
  wrong,
} from './shared-draw.ts';

/**
 * Computes a round of a table again from its document alone, and a bet on it: the chain and the root as of every shared
 * draw, what lay open before the bets from the link before, the result from the link and the root, and what the bet
 * pays. Whatever was changed is named by its own check; what rests on it is then unknown. Source: domain.md 7.
 */
export function verifyTable(proof: TableDocument): DrawVerdict {
  const { bet } = proof;
  const chain = checkChain(proof);
  const terminal = checkTerminal(proof);
  const opening = resting([terminal], 'opening', () => checkOpening(proof));
  const root = checkRoot(proof);
  const numbers = resting([chain, terminal, opening, root], 'numbers', () => checkNumbers(proof));
  const checks = [chain, terminal, opening, root];
  if (bet) {
    const inclusion = resting([root], 'inclusion', () => checkInclusion(proof, bet));
    checks.push(
      inclusion,
      numbers,
      resting([inclusion, numbers], 'payout', () => checkPayout(proof, bet)),
    );
  } else checks.push(numbers);
  return { state: stateOf(checks), checks };
}

/** Nothing at most tables; else what the link before gives, or the stages of a deal before this one. */
function checkOpening(proof: TableDocument): DrawCheck {
  const { game, before, number, purpose, opening } = proof;
  if (isDealt(proof)) return checkDealt(proof);
  if (!isTableGame(game)) return unknown('opening', 'unknown-family');
  const open = TABLE_GAMES[game].opening;
  if (!open) return compare('opening', openingText(opening), openingText([]));
  if (before === null) return unknown('opening', 'not-drawn');
  const seeds = seedsOfOpening(sha256, { before, draw: number, purpose });
  return compare('opening', openingText(opening), openingText(open(plainRandom(seeds))));
}

function checkNumbers(proof: TableDocument): DrawCheck {
  const { link, number: draw, purpose, issue, root, numbers } = proof;
  if (link === null) return unknown('numbers', 'not-drawn');
  const table = tableOfTicket(proof);
  if (!table) return unknown('numbers', 'unknown-family');
  if (proof.mappingVersion !== MAPPING_VERSION) return unknown('numbers', 'unknown-mapping');
  if (numbers === null) return unknown('numbers', 'no-numbers');
  const seeds = seedsOfDraw(sha256, { link, draw, purpose, issue, root });
  return compare('numbers', numbers.join(' '), table.draw(plainRandom(seeds)).join(' '));
}

/** The bet is one at this table in this round, and pays what it was paid. */
function checkPayout(proof: TableDocument, { text, payout }: ProvenBet): DrawCheck {
  const ticket = readTableTicket(text);
  const table = ticket && tableOfTicket(ticket);
  if (!ticket || !table) return unknown('payout', 'unknown-ticket');
  const about = ({
    game,
    rules,
    issue,
    opening,
  }: Pick<TableDocument, 'game' | 'rules' | 'issue' | 'opening'>) =>
    [game, rules, issue, openingText(opening)].join(' ');
  if (about(ticket) !== about(proof)) return wrong('payout', about(proof), about(ticket));
  if (payout === null) return unknown('payout', 'not-settled');
  const shown = isDealt(proof) ? cardsOfDeal(proof) : (proof.numbers ?? []);
  if (!shown) return unknown('payout', 'not-settled');
  const owed = payoutOfLayout(table, ticket.layout, shown);
  return compare('payout', payout, owed.payout.toString());
}
