import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, SlipId } from '../../../../kernel/ids.ts';
import { changeAmount } from '../rules/change-amount.ts';
import { type LaterSums, laterSums, readUntil } from '../store/changes.ts';
import type { RunRow } from '../store/runs.ts';
import type { NamedSlip } from '../store/slips.ts';
import { type BasesRoom, changesOfLanes, lanesOf } from './play-beside.ts';
import { agentsOf } from './read-changes.ts';

/** Changes whose line is read at once. */
const IN_BATCH = 500;

type Asked = { readonly run: RunRow; readonly slips: readonly NamedSlip[] };
type Sums = LaterSums & { readonly slipId: SlipId };

/**
 * What changed of the bets of slips after their period, as far as changes have been read: as it is
 * stored, and made from settlements. Only slips of which something did, on either side.
 */
export async function laterChanges(
  room: BasesRoom,
  tx: Tx,
  { run, slips }: Asked,
): Promise<{ slip: NamedSlip; stored: LaterSums; made: LaterSums }[]> {
  const stored = bySlip(
    await laterSums(
      tx,
      slips.map(({ slipId }) => slipId),
    ),
  );
  const made = bySlip(await makeLater(room, tx, { run, slips }));
  return slips
    .filter(({ slipId }) => stored.has(slipId) || made.has(slipId))
    .map((slip) => ({
      slip,
      stored: stored.get(slip.slipId) ?? NONE,
      made: made.get(slip.slipId) ?? NONE,
    }));
}

const NONE: LaterSums = { base: 0n, amount: 0n };
const bySlip = (sums: readonly Sums[]): Map<SlipId, LaterSums> =>
  new Map(sums.map(({ slipId, ...sum }) => [slipId, sum]));

async function makeLater(room: BasesRoom, tx: Tx, { run, slips }: Asked): Promise<Sums[]> {
  const until = await readUntil(tx);
  const played = new Map<MemberId, NamedSlip>(
    slips.filter(({ closing }) => !closing).map((slip) => [slip.downlineId, slip]),
  );
  if (!until || until <= run.endsAt || played.size === 0) return [];
  const sums = new Map<SlipId, LaterSums>();
  const within = { from: run.startsAt, to: run.endsAt, until };
  let some: Change[] = [];
  const add = async () => {
    const agents = some.length > 0 ? await agentsOf(room, tx, some) : [];
    some.forEach((bet, nth) => addBet(sums, { bet, agents: agents[nth] ?? [], played }));
    some = [];
  };
  const read = (page: Page) => room.wagers.recountLater(tx, { ...page, ...within });
  for await (const bet of changesOfLanes(lanesOf(room), read))
    if (some.push(bet) === IN_BATCH) await add();
  await add();
  return [...sums].map(([slipId, sum]) => ({ slipId, ...sum }));
}

type Page = Parameters<Parameters<typeof changesOfLanes>[1]>[0];
type Change = Awaited<ReturnType<BasesRoom['wagers']['recountLater']>>[number];
type Adding = {
  readonly bet: Change;
  readonly agents: readonly MemberId[];
  readonly played: ReadonlyMap<MemberId, NamedSlip>;
};

/** What a dividend gives for a sum of changes does not depend on their order. */
function addBet(sums: Map<SlipId, LaterSums>, { bet, agents, played }: Adding): void {
  const { memberId, before, after } = bet;
  for (const agentId of agents) {
    const slip = played.get(agentId);
    if (!slip || (agentId === memberId && !slip.terms.includesSelf)) continue;
    const { base, amount } = sums.get(slip.slipId) ?? NONE;
    const left = (slip.loss ?? 0n) + (slip.carryIn ?? 0n) + base;
    const rate = slip.rate === null ? null : BigInt(slip.rate);
    const then = { terms: slip.terms, rate, left };
    const change = changeAmount(then, { stake: before.stake, before, after });
    sums.set(slip.slipId, {
      base: base + change.after.base - change.before.base,
      amount: amount + change.amount,
    });
  }
}
