import { closingAsked } from '../../../people/identity/index.ts';
import { debtAsked } from '../../../stakes/turnover/index.ts';
import type { AgentsRoom } from '../room.ts';
import { hasUnpaid, owedBy } from '../store/overdue.ts';
import { payOverdue, tellWagesOfDay } from './pay-overdue.ts';
import { settleDue } from './settle.ts';

const SETTLE = 'agents.settle';
const PAY_OVERDUE = 'agents.pay-overdue';
const TELL_WAGES = 'agents.tell-wages';

/** The jobs of settlement, and what rooms below ask: who owes, and who may not close yet. */
export function settleContracts(room: AgentsRoom): void {
  const { jobs, events } = room;
  jobs.registerOutside(SETTLE, () => settleDue(room));
  jobs.schedule(SETTLE, '* * * * *');
  jobs.registerOutside(PAY_OVERDUE, () => payOverdue(room));
  jobs.schedule(PAY_OVERDUE, '*/15 * * * *');
  jobs.register(TELL_WAGES, (tx) => tellWagesOfDay(room, tx));
  jobs.schedule(TELL_WAGES, '30 0 * * *');
  events.on(closingAsked, hasUnpaid);
  events.on(debtAsked, async (tx, memberId) => {
    const owed = await owedBy(tx, memberId);
    return owed > 0n ? { owed, reference: null } : null;
  });
}
