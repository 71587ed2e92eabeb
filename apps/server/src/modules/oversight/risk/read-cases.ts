import type { Input, Output } from '@nokshi/contract';
import type {
  CaseMember,
  consoleRiskRoutes as contract,
  OneRiskCase,
  RiskCase,
} from '@nokshi/contract/console/risk.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { type CaseId, fromWire, type MemberId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type TeamFlow } from '../../money/agents/index.ts';
import { spanNow } from './gather.ts';
import { peopleOf, wireReasons } from './stored-reasons.ts';
import type { RiskRoom } from './room.ts';
import { type CaseRow, findCase, listCases, overdueCases } from './store/cases.ts';
import { type MemberRow, membersOf } from './store/members.ts';
import { stepsOf } from './store/steps.ts';

const MOST_OVERDUE = 20;
const MOST_STEPS = 100;
const MOST_FLOWS = 200;

type Asked = Input<typeof contract.list>;

/** The queue; holds past their review are listed separately, with the first page. */
export async function listQueue(
  room: RiskRoom,
  tx: Tx,
  { state, reason, minScore, cursor, pageSize }: Asked,
): Promise<Output<typeof contract.list>> {
  const read = await listCases(tx, {
    state: state === 'all' ? null : state,
    reason: reason ?? null,
    minScore,
    after: cursor === undefined ? null : startOf(cursor),
    limit: pageSize + 1,
  });
  const rows = read.slice(0, pageSize);
  const last = rows.at(-1);
  const late = { now: room.clock.now(), limit: MOST_OVERDUE };
  const overdue = cursor === undefined ? await overdueCases(tx, late) : [];
  return {
    rows: await wireCases(room, tx, rows),
    next: last && read.length > pageSize ? `${last.score}.${toWire('cas', last.caseId)}` : null,
    overdue: await wireCases(room, tx, overdue),
  };
}

function startOf(cursor: string) {
  const [score = '', id = ''] = cursor.split('.');
  const caseId = fromWire('cas', id);
  if (!caseId || !/^\d{1,3}$/.test(score)) throw refuse('edge.invalid-input', { field: 'cursor' });
  return { score: Number(score), caseId };
}

async function wireCases(room: RiskRoom, tx: Tx, rows: readonly CaseRow[]): Promise<RiskCase[]> {
  const members = await membersOf(
    tx,
    rows.map(({ caseId }) => caseId),
  );
  const names = await room.identity.usernames(
    tx,
    members.map(({ memberId }) => memberId),
  );
  return rows.map((row) => wireCase(row, { members, names }));
}

type Known = {
  readonly members: readonly MemberRow[];
  readonly names: ReadonlyMap<MemberId, string>;
};

const wireCase = (row: CaseRow, { members, names }: Known): RiskCase => ({
  id: toWire('cas', row.caseId),
  state: row.state,
  score: row.score,
  reasons: [...row.codes],
  members: peopleOf(idsOf(members, row.caseId), names),
  openedAt: row.openedAt.toISOString(),
  heldSince: row.heldSince?.toISOString() ?? null,
  reviewBy: row.reviewBy?.toISOString() ?? null,
});

const idsOf = (members: readonly MemberRow[], caseId: CaseId) =>
  members.filter((one) => one.caseId === caseId).map(({ memberId }) => memberId);

/** One case with all details. Refuses: risk.case-unknown. */
export async function readCase(room: RiskRoom, tx: Tx, id: string): Promise<OneRiskCase> {
  const caseId = fromWire('cas', id);
  const row = caseId && (await findCase(tx, caseId));
  if (!row) throw refuse('risk.case-unknown');
  const members = await membersOf(tx, [caseId]);
  const own = members.map(({ memberId }) => memberId);
  const beside = row.reasons.flatMap(({ facts }) => facts.flatMap((fact) => fact.members));
  const names = await room.identity.usernames(tx, [...new Set([...own, ...beside])]);
  const steps = await stepsOf(tx, { caseId, limit: MOST_STEPS });
  return {
    ...wireCase(row, { members, names }),
    version: row.version,
    found: wireReasons(row.reasons, names),
    people: await withMoney(room, tx, { members, names }),
    steps: steps.map(({ step, at, operator, note, score }) => ({
      step,
      at: at.toISOString(),
      operator,
      note,
      score,
    })),
  };
}

async function withMoney(room: RiskRoom, tx: Tx, { members, names }: Known): Promise<CaseMember[]> {
  const memberIds = members.map(({ memberId }) => memberId);
  const { start, end } = spanNow(room);
  const flows = await room.agents.teamFlows(tx, { memberIds, since: start, limit: MOST_FLOWS });
  const waiting = new Map(
    (await room.cashier.waitingOf(tx, memberIds)).map(({ memberId, amount }) => [memberId, amount]),
  );
  const people: CaseMember[] = [];
  for (const row of members) {
    const { memberId } = row;
    const member = await room.identity.member(tx, memberId);
    const ever = { start: new Date(0), end };
    const money = await room.cashier.moneyThrough(tx, { memberId, span: ever });
    const play = await room.wagers.totals(tx, { memberId });
    people.push({
      id: toWire('mbr', memberId),
      username: names.get(memberId) ?? '',
      registeredAt: (member?.registeredAt ?? row.joinedAt).toISOString(),
      joinedAt: row.joinedAt.toISOString(),
      heldSince: row.heldAt?.toISOString() ?? null,
      deposited: toDecimal(money.deposited),
      withdrawn: toDecimal(money.withdrawn),
      staked: toDecimal(play.stake),
      paidOut: toDecimal(play.payout),
      sent: toDecimal(sumOf(flows, ({ fromId }) => fromId === memberId)),
      received: toDecimal(sumOf(flows, ({ toId }) => toId === memberId)),
      waiting: toDecimal(waiting.get(memberId) ?? 0n),
    });
  }
  return people;
}

const sumOf = (flows: readonly TeamFlow[], isOwn: (flow: TeamFlow) => boolean): bigint =>
  flows.filter(isOwn).reduce((sum, { amount }) => sum + amount, 0n);
