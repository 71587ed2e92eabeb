import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { dayOf, type Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { type DayRow, NO_ROW } from '../rules/add-up.ts';
import type { StakePart } from '../rules/amounts.ts';
import { rebatesIn, wagesIn } from '../store/paid-wages.ts';

/** What bases are read from. */
export type BasesRoom = Pick<AgentsRoom, 'wagers'> & {
  readonly cashier: Pick<AgentsRoom['cashier'], 'borneFor'>;
  readonly promotions: Pick<AgentsRoom['promotions'], 'costByMember'>;
  readonly wallet: Pick<AgentsRoom['wallet'], 'laneCount' | 'laneOf'>;
  readonly identity: { readonly line: Pick<AgentsRoom['identity']['line'], 'pairs'> };
};

/** A closed period of a kind; `ledger` reads wagers and settlements themselves instead of figures. */
export type Asked = {
  readonly kind: ContractKind;
  readonly span: Span;
  readonly from?: 'figures' | 'ledger' | undefined;
  /** Those that have anything to read; all lanes when not given. */
  readonly lanes?: readonly number[];
};

const IN_PAGE = 5_000;

export const lanesOf = ({ wallet }: BasesRoom, some?: readonly number[]) =>
  some ?? Array.from({ length: wallet.laneCount }, (_, lane) => lane);

/** Page after page, until one is not full. */
export async function* pagesOf<Row>(
  read: (after: Row | undefined) => Promise<Row[]>,
  size: number,
): AsyncGenerator<Row> {
  for (let after: Row | undefined; ; ) {
    const page: Row[] = await read(after);
    yield* page;
    after = page.at(-1);
    if (page.length < size) return;
  }
}

type Change = Awaited<ReturnType<BasesRoom['wagers']['changesIn']>>[number];
type ChangesPage = {
  readonly lane: number;
  readonly after: Change | undefined;
  readonly limit: number;
};

/** Changes of bets of all lanes, page by page. */
export async function* changesOfLanes(
  lanes: readonly number[],
  read: (page: ChangesPage) => Promise<Change[]>,
): AsyncGenerator<Change> {
  for (const lane of lanes)
    yield* pagesOf((after: Change | undefined) => read({ lane, after, limit: IN_PAGE }), IN_PAGE);
}

/** Bets that were voided or settled again in a span, lane by lane. */
export function changesIn(
  room: BasesRoom,
  tx: Tx,
  { span, from = 'figures', lanes }: Pick<Asked, 'span' | 'from' | 'lanes'>,
): AsyncGenerator<Change> {
  const { wagers } = room;
  const read = from === 'ledger' ? wagers.recountChanges : wagers.changesIn;
  const within = { from: span.start, to: span.end };
  return changesOfLanes(lanesOf(room, lanes), (page) => read(tx, { ...page, ...within }));
}

/**
 * What belongs to members beside their figures: bets that changed are taken from the day on which
 * they changed, and count on the day on which they were first settled when that is in the period. A
 * dividend has wages, rebates of the line, and what the house gave and bore.
 */
export async function playBeside(
  room: BasesRoom,
  tx: Tx,
  { kind, ...asked }: Asked,
): Promise<Map<MemberId, DayRow[]>> {
  const { span } = asked;
  const beside = new Map<MemberId, DayRow[]>();
  const put = (memberId: MemberId, row: Partial<DayRow> & Pick<DayRow, 'day'>) => {
    const known = beside.get(memberId);
    const whole = { ...NO_ROW, ...row };
    if (known) known.push(whole);
    else beside.set(memberId, [whole]);
  };
  for await (const change of changesIn(room, tx, asked)) {
    const isOfPeriod = change.firstAt >= span.start;
    const [then, now] = [dayOf(change.firstAt), dayOf(change.at)];
    if (kind === 'real-time') {
      // First settlements alone are in the figures of a bucket.
      if (isOfPeriod) put(change.memberId, { day: then, ...differenceInParts(change) });
      continue;
    }
    if (isOfPeriod && then === now) continue;
    const more = difference(change);
    put(change.memberId, { day: now, ...negative(more) });
    if (isOfPeriod) put(change.memberId, { day: then, ...more });
  }
  if (kind !== 'dividend') return beside;
  for (const { memberId, day, wages } of await wagesIn(tx, span)) put(memberId, { day, wages });
  // A row has rebates in what is paid.
  for (const { memberId, day, rebate } of await rebatesIn(tx, span))
    put(memberId, { day, rebate, paid: rebate });
  for (const { memberId, ...row } of await room.cashier.borneFor(tx, span)) put(memberId, row);
  for (const { memberId, day, amount } of await room.promotions.costByMember(tx, span))
    put(memberId, { day, promotions: amount });
  return beside;
}

type Difference = Pick<DayRow, 'wagers' | 'staked' | 'paid' | 'rebate' | 'valid'>;

const difference = ({ before, after, voided }: Change): Difference => ({
  wagers: voided ? -1n : 0n,
  staked: after.stake - before.stake,
  paid: after.paid - before.paid,
  rebate: after.rebate - before.rebate,
  valid: after.valid - before.valid,
});

const negative = ({ wagers, staked, paid, rebate, valid }: Difference): Difference => ({
  wagers: -wagers,
  staked: -staked,
  paid: -paid,
  rebate: -rebate,
  valid: -valid,
});

function differenceInParts(change: Change) {
  const { before, after, voided } = change;
  // The stake that its tier goes by stays the whole one.
  const stake = before.stake;
  const of = ({ paid, rebate, valid }: Change['after'], bets: bigint): StakePart => ({
    stake,
    won: paid > rebate,
    bets,
    valid: bets * valid,
  });
  const parts = [of(before, -1n), ...(voided ? [] : [of(after, 1n)])];
  const { wagers, staked, valid } = difference(change);
  return { wagers, staked, valid, parts };
}
