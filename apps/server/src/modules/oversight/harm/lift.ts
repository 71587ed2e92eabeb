import type { Change, Input } from '@nokshi/contract';
import { consoleHarmRoutes } from '@nokshi/contract/console/harm.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import { writeDown } from './in-care.ts';
import { type HarmRoom, memberOf } from './room.ts';
import { toldWords } from './rules/told-words.ts';
import { findStep } from './store/steps.ts';

type Wish = Input<typeof consoleHarmRoutes.lift>;

/**
 * Lifts a measure set by mistake, so that the previous state is in force again: always with two
 * operators, within a day, and only while nothing else was set since. The member is notified.
 * Refuses: identity.member-unknown, limits.house-act-over, proposals.waiting.
 */
export const liftAct = (room: HarmRoom): Act<Wish> => ({
  code: 'harm.lift',
  permission: 'harm.act',
  input: consoleHarmRoutes.lift.input,
  async preview(tx, wish) {
    const { username, ...of } = await liftedOf(room, tx, wish);
    const act = await room.limits.care.liftable(tx, of);
    return { object: wish.id, label: username, changes: [changeOf(act)] };
  },
  async run(tx, wish, caller) {
    const { memberId, id } = await liftedOf(room, tx, wish);
    const act = await room.limits.care.lift(tx, { memberId, id });
    const { kind } = act;
    await room.messaging.tell(tx, { memberId, ...toldWords.lifted(kind) });
    const facts: Record<string, string> =
      act.kind === 'time-out' ? { kind } : { kind, period: act.period };
    const done = { memberId, act: 'lift', words: wish.reason, facts } as const;
    await writeDown(room, tx, { wish, caller, done });
  },
});

type Lifted = Awaited<ReturnType<HarmRoom['limits']['care']['liftable']>>;

function changeOf(act: Lifted): Change {
  if (act.kind === 'time-out') {
    const to = act.untilBefore?.toISOString() ?? '';
    return { field: 'harm.time-out', from: act.until.toISOString(), to };
  }
  const said = (amount: bigint) => (act.kind === 'time' ? String(amount) : toDecimal(amount));
  const to = act.amountBefore === null ? '' : said(act.amountBefore);
  return { field: `limit.${act.kind}.${act.period}`, from: said(act.amount), to };
}

async function liftedOf(room: HarmRoom, tx: Tx, wish: Wish) {
  const { memberId, username } = await memberOf(room, tx, wish.id);
  const stepId = fromWire('hst', wish.step);
  const step = stepId && (await findStep(tx, { memberId, stepId }));
  if (!step?.houseAct) throw refuse('limits.house-act-over');
  return { memberId, username, id: step.houseAct };
}
