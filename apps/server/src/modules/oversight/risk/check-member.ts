import { MOST_MEMBERS } from '@nokshi/contract/console/risk.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { CaseId, MemberId } from '../../../kernel/ids.ts';
import { announce } from './announce.ts';
import { gatherFacts } from './gather.ts';
import { storedReasons } from './stored-reasons.ts';
import type { RiskRoom } from './room.ts';
import { clusterOf } from './rules/cluster.ts';
import { isNews } from './rules/is-news.ts';
import { RISK_POLICY } from './rules/risk-policy.ts';
import { reasonsOf, scoreOf } from './rules/score.ts';
import { type CaseRow, caseAmong, insertCase, lockCase, writeLooked } from './store/cases.ts';
import { lockChecks } from './store/followed.ts';
import { addMembers, membersOf } from './store/members.ts';
import { addStep } from './store/steps.ts';
import { transition } from './transition.ts';

/**
 * Checks a member and everyone linked to them. Above the threshold that is a case. A case that
 * exists already gets the current reasons and any new members, and is reopened when it was
 * dismissed and this is news. Running twice changes nothing. Holds nobody and moves no money: only
 * an operator holds. Source: domain.md 4 (RTS 11) and 9, issue 6.
 */
export async function checkMember(room: RiskRoom, tx: Tx, memberId: MemberId): Promise<void> {
  if (!(await room.identity.usernames(tx, [memberId])).has(memberId)) return;
  await lockChecks(tx);
  const first = await seen(room, tx, [memberId]);
  const caseId = await caseAmong(tx, first.members);
  if (caseId) return lookAgain(room, tx, { caseId, memberIds: first.members });
  if (first.score < RISK_POLICY.threshold) return;
  await open(room, tx, first);
}

type Seen = Awaited<ReturnType<typeof seen>>;

async function seen(room: RiskRoom, tx: Tx, seeds: readonly MemberId[]) {
  const facts = await gatherFacts(room, tx, seeds);
  const cluster = clusterOf(facts, { seeds, most: MOST_MEMBERS });
  const found = reasonsOf(cluster.facts);
  return {
    members: cluster.members as MemberId[],
    score: scoreOf(found),
    codes: found.map(({ code }) => code),
    reasons: storedReasons(found),
  };
}

async function open(room: RiskRoom, tx: Tx, { members, ...found }: Seen): Promise<void> {
  const caseId = room.ids.next<CaseId>();
  const at = room.clock.now();
  await insertCase(tx, { caseId, ...found, at });
  await addMembers(tx, { caseId, memberIds: members, at });
  await byTheHouse(room, tx, { caseId, step: 'OPENED', score: found.score });
}

type Again = { readonly caseId: CaseId; readonly memberIds: readonly MemberId[] };

/** Includes everyone in the case already, so the result does not depend on the first member. */
async function lookAgain(room: RiskRoom, tx: Tx, { caseId, memberIds }: Again): Promise<void> {
  const row = await lockCase(tx, caseId);
  if (!row) throw new Error(`case ${caseId} has members and is not there`);
  const own = (await membersOf(tx, [caseId])).map((one) => one.memberId);
  const seeds = [...new Set([...own, ...memberIds])].slice(0, MOST_MEMBERS);
  const { members, ...found } = await seen(room, tx, seeds);
  const at = room.clock.now();
  const grown = (await addMembers(tx, { caseId, memberIds: members, at })) > 0;
  await writeLooked(tx, { caseId, ...found, at });
  const { score } = found;
  if (grown) await byTheHouse(room, tx, { caseId, step: 'GROWN', score });
  if (!cameBack(row, { ...found, grown })) return;
  await transition(tx, row, { to: 'OPEN' });
  await byTheHouse(room, tx, { caseId, step: 'REOPENED', score });
}

const cameBack = (row: CaseRow, now: Pick<Seen, 'score' | 'codes'> & { grown: boolean }) =>
  row.state === 'CLEARED' &&
  isNews({ score: row.clearedScore ?? 0, codes: row.clearedCodes ?? [] }, now);

type Step = { caseId: CaseId; step: 'OPENED' | 'GROWN' | 'REOPENED'; score: number };

async function byTheHouse(room: RiskRoom, tx: Tx, step: Step): Promise<void> {
  await addStep(tx, { ...step, at: room.clock.now(), operator: null, note: null });
  announce(room, tx);
}
