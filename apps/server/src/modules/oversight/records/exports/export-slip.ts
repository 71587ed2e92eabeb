import type { Input, Language, Output } from '@nokshi/contract';
import type { agentSlipsRoutes } from '@nokshi/contract/player/agent-slips.ts';
import { toDecimal } from '@nokshi/money';
import { dayOf, momentText } from '../../../../kernel/calendar.ts';
import type { Story } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { ForWhom } from '../../../../kernel/for-whom.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { RecordsRoom } from '../room.ts';
import { type Gathered, giveOut } from './give-out.ts';
import { amountText } from './print.ts';
import { SLIP_WORDS } from './slip-words.ts';
import { MOST_EXPORTED_ROWS } from '@nokshi/contract/exports.ts';

type Route = typeof agentSlipsRoutes.slipFile;
type Asked = Input<Route> & {
  readonly memberId: MemberId;
  readonly language: Language;
  readonly who: ForWhom;
};
type Full = Awaited<ReturnType<RecordsRoom['agents']['slipInFull']>>;

/**
 * A slip as a sealed file for one of its two sides: its facts, what each member adds, bets that
 * changed later, and the sums. Refuses: agents.slip-unknown, edge.busy.
 */
export const exportSlip = (room: RecordsRoom, asked: Asked): Promise<Story<Output<Route>>> =>
  giveOut(room, {
    kind: 'slip',
    format: asked.format,
    language: asked.language,
    for: { operator: null, memberId: asked.memberId },
    who: asked.who,
    gather: (tx) => gatherSlip(room, tx, asked),
  });

async function gatherSlip(room: RecordsRoom, tx: Tx, asked: Asked): Promise<Gathered> {
  const full = await room.agents.slipInFull(tx, asked);
  const { slip } = full;
  const { column } = SLIP_WORDS[asked.language];
  const parts = [
    ...linesOf(full, asked.language).slice(0, MOST_EXPORTED_ROWS),
    ...sumsOf(full, asked.language),
  ];
  const facts = factsOf(room, full, asked.language);
  const header = [column.part, column.name, column.staked, column.valid, column.amount];
  return {
    from: dayOf(new Date(slip.from)),
    to: dayOf(new Date(new Date(slip.to).getTime() - 1)),
    cut: full.lines.length + full.changed.length > MOST_EXPORTED_ROWS,
    lines: [header, ...facts.map(([name, value]) => [name, value, '', '', '']), ...parts],
    printed: () => ({
      facts,
      columns: header.map((title, n) =>
        n < 2 ? { title, share: 20 } : { title, share: 10, figure: true },
      ),
      rows: parts.map((row) => row.map((cell, n) => (n > 1 ? amountText(cell) : cell))),
      total: null,
    }),
  };
}

const moments = ({ from, to }: { readonly from: string; readonly to: string }) =>
  `${momentText(new Date(from))} – ${momentText(new Date(to))}`;

function factsOf(
  room: RecordsRoom,
  { slip }: Full,
  language: Language,
): (readonly [string, string])[] {
  const { fact, kind, state } = SLIP_WORDS[language];
  return [
    [fact.slip, slip.id],
    [fact.kind, kind[slip.kind]],
    [fact.contract, `${slip.contractId} · ${slip.version}`],
    [fact.upline, slip.upline?.name ?? room.site.brand().name[language]],
    [fact.downline, slip.downline.name],
    [fact.period, moments(slip)],
    [fact.active, `${slip.activeMembers}`],
    [fact.rate, slip.rate === null ? '' : `${slip.rate} %`],
    [fact.state, state[slip.state]],
  ];
}

function linesOf({ slip, lines, changed }: Full, language: Language): string[][] {
  const { part, component } = SLIP_WORDS[language];
  return [
    ...(slip.components ?? []).map((one) => [component[one.component], '', '', '', one.amount]),
    ...lines.map((line) => [
      part.member,
      line.member.name,
      line.staked,
      line.valid,
      line.share ?? '',
    ]),
    ...changed.map((one) => [
      `${part.change} · ${one.wagerId}`,
      one.member.name,
      '',
      one.after.base,
      one.amount,
    ]),
  ];
}

function sumsOf({ slip }: Full, language: Language): string[][] {
  const { sum } = SLIP_WORDS[language];
  const line = (name: string, amount: string | null) =>
    amount === null ? [] : [[name, '', '', '', amount]];
  return [
    [sum.team, '', slip.staked, slip.valid, ''],
    ...line(sum.loss, slip.loss),
    ...line(sum.carryIn, slip.carryIn),
    ...line(sum.changes, slip.changes),
    ...line(sum.amount, slip.amount),
    ...line(sum.paidDown, slip.paidDown),
    ...line(sum.owedIn, slip.owedIn),
    ...line(sum.payable, slip.payable),
    ...line(sum.carryOut, slip.carryOut ?? (slip.kind === 'dividend' ? toDecimal(0n) : null)),
  ];
}
