import { type KiteTicket, readKiteTicket } from '@nokshi/house-math/instants/kite-ticket.ts';
import { takenAt } from '@nokshi/house-math/instants/kite.ts';
import { readTableTicket, type TableTicket } from '@nokshi/house-math/tables/ticket.ts';
import type { KiteDocument, TableDocument } from '@nokshi/house-math/verify/draw-proof.ts';
import type { DrawVerdict } from '@nokshi/house-math/verify/shared-draw.ts';
import { cardsOfDeal, isDealt } from '@nokshi/house-math/verify/verify-deal.ts';
import { verifyKite } from '@nokshi/house-math/verify/verify-kite.ts';
import { verifyTable } from '@nokshi/house-math/verify/verify-table.ts';

type CheckedTable = {
  readonly verdict: DrawVerdict;
  /** The bet as it can be read; null without one, or by a later form. */
  readonly ticket: TableTicket | null;
  /** What is shown: of One-Day the whole deal, once it is drawn. */
  readonly round: Pick<TableDocument, 'opening' | 'numbers'>;
};

export function checkTable(proof: TableDocument): CheckedTable {
  const { opening, numbers, bet } = proof;
  const cards = isDealt(proof) ? cardsOfDeal(proof) : null;
  return {
    verdict: verifyTable(proof),
    ticket: bet ? readTableTicket(bet.text) : null,
    round: { opening, numbers: cards ? cards.slice(opening.length) : numbers },
  };
}

type CheckedKite = {
  readonly verdict: DrawVerdict;
  readonly ticket: KiteTicket | null;
  /** Hundredths at which the bet was cashed out; null where it was not. */
  readonly taken: number | null;
};

export function checkKite(proof: KiteDocument): CheckedKite {
  const { bet, cut } = proof;
  const ticket = bet ? readKiteTicket(bet.text) : null;
  const taken =
    ticket && bet && cut !== null
      ? takenAt(cut, { calledMs: bet.calledMs, order: ticket.takesAt })
      : null;
  return { verdict: verifyKite(proof), ticket, taken };
}
