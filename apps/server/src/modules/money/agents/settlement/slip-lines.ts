import type { Input, Output } from '@nokshi/contract';
import type { consoleAgentRunsRoutes } from '@nokshi/contract/console/agent-contracts.ts';
import type { agentSlipsRoutes } from '@nokshi/contract/player/agent-slips.ts';
import { toDecimal } from '@nokshi/money';
import { dayStart } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { type Above, type DayRow, NO_ROW } from '../rules/add-up.ts';
import { rateOfBet } from '../rules/amounts.ts';
import { tiersOf } from '../rules/tiers.ts';
import type { NamedSlip } from '../store/slips.ts';
import { daysOf, teamOf } from './bases.ts';
import { showSlip, slipOf } from './read-slips.ts';
import { knownSlip } from './desk-runs.ts';
import { earlier, later, playOfTeam } from './read-play.ts';

type Routes = typeof agentSlipsRoutes;
type Desk = typeof consoleAgentRunsRoutes;
type Line = Output<Routes['slipLines']>['rows'][number];

const DAY_MS = 86_400_000;
/** Figures by the hour and by five minutes are not there for ever: older slips read the wagers. */
const FIGURES_DAYS = 35;
const NAMES_AT_ONCE = 1_000;

type Side = { readonly slipId: string; readonly memberId: MemberId };

type Play = Pick<DayRow, 'wagers' | 'staked' | 'paid' | 'valid'> & {
  readonly memberId: MemberId;
  readonly share: bigint | null;
  /** Days on which the member was in the team; until: not on that day. */
  readonly days: readonly Pick<Above, 'since' | 'until'>[];
};

/**
 * What each member of the team adds to a slip, by name. The shares of a wage add up to what its rate
 * gives, before that is rounded. Refuses: agents.slip-unknown.
 */
export async function slipLines(
  room: AgentsRoom,
  tx: Tx,
  { memberId, slipId, cursor = '', pageSize }: Input<Routes['slipLines']> & { memberId: MemberId },
): Promise<Output<Routes['slipLines']>> {
  const slip = await slipOf(tx, { slipId, memberId });
  const lines = await linesOf(room, tx, slip);
  return pageByName(lines.map(wireLine), { cursor, pageSize, nameOf: ({ member }) => member.name });
}

/** The same for operators, with the spans in which each member counted. Refuses: agents.slip-unknown. */
export async function linesOfDesk(
  room: AgentsRoom,
  tx: Tx,
  { id, cursor = '', pageSize }: Input<Desk['lines']>,
): Promise<Output<Desk['lines']>> {
  const slip = await knownSlip(tx, id);
  const lines = (await linesOf(room, tx, slip)).map((line) => ({
    ...wireLine(line),
    member: { id: toWire('mbr', line.memberId), username: line.name },
    spans: spansOf(slip, line),
  }));
  return pageByName(lines, { cursor, pageSize, nameOf: ({ member }) => member.username });
}

/** What other rooms read of slips. */
export const slipReader = (room: AgentsRoom) => ({
  /** For its file. */
  slipInFull: (tx: Tx, asked: Side) => slipInFull(room, tx, asked),
  /** For the care of members: whose play a slip adds up. */
  playOfSlip: (tx: Tx, slipId: string) => playOfSlip(room, tx, slipId),
});

/** The play of each member who counts in a slip, in minor units. Refuses: agents.slip-unknown. */
async function playOfSlip(room: AgentsRoom, tx: Tx, id: string) {
  const slip = await knownSlip(tx, id);
  return { kind: slip.kind, plays: await playsOf(room, tx, slip) };
}

type Paged<Row> = { cursor: string; pageSize: number; nameOf: (row: Row) => string };

function pageByName<Row>(lines: Row[], { cursor, pageSize, nameOf }: Paged<Row>) {
  const found = lines.filter((line) => nameOf(line) > cursor);
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return { rows, next: found.length > pageSize && last ? nameOf(last) : null };
}

/** When a member counted within the period: a line may begin or end on a day within it. */
const spansOf = ({ startsAt, endsAt }: NamedSlip, { days }: Play) =>
  days.map(({ since, until }) => ({
    from: later(startsAt, dayStart(since)).toISOString(),
    to: earlier(endsAt, dayStart(until)).toISOString(),
  }));

/** A slip with all its lines and changes, as one of its two sides sees it. Refuses: agents.slip-unknown. */
async function slipInFull(room: AgentsRoom, tx: Tx, asked: Side) {
  const { terms: _, changed, ...slip } = await showSlip(room, tx, asked);
  const lines = await linesOf(room, tx, await slipOf(tx, asked));
  return { slip, changed, lines: lines.map(wireLine) };
}

type NamedPlay = Play & { readonly name: string; readonly depth: number };

async function linesOf(room: AgentsRoom, tx: Tx, slip: NamedSlip): Promise<NamedPlay[]> {
  const plays = await playsOf(room, tx, slip);
  const names = await namesOf(room, tx, plays);
  const depths = await depthsOf(room, tx, slip);
  return plays
    .map((play) => ({
      ...play,
      name: names.get(play.memberId) ?? '',
      depth: depths.get(play.memberId) ?? 0,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const wireLine = ({ memberId, name, depth, share, ...play }: NamedPlay): Line => ({
  member: { id: toWire('mbr', memberId), name },
  depth,
  wagers: Number(play.wagers),
  staked: toDecimal(play.staked),
  paid: toDecimal(play.paid),
  valid: toDecimal(play.valid),
  share: share === null ? null : shareText(share),
});

/** Of everyone in the team who finished a bet in the period of the slip. */
async function playsOf(room: AgentsRoom, tx: Tx, slip: NamedSlip): Promise<Play[]> {
  if (slip.closing) return [];
  const { kind, terms, downlineId: memberId } = slip;
  const span = { start: slip.startsAt, end: slip.endsAt };
  const team = await teamOf(room, tx, {
    agent: { memberId, includesSelf: terms.includesSelf },
    span,
  });
  const isOld = room.clock.now().getTime() - span.start.getTime() > FIGURES_DAYS * DAY_MS;
  const from = isOld ? 'ledger' : 'figures';
  const plays = await playOfTeam(room, tx, { kind, span, team, from });
  const shareOf = shareBy(slip);
  return plays
    .map(({ memberId: id, rows }) => ({
      memberId: id,
      ...summed(rows),
      share: shareOf(rows),
      days: team.get(id) ?? [],
    }))
    .filter(({ wagers, staked, valid }) => wagers !== 0n || staked !== 0n || valid !== 0n);
}

function summed(rows: readonly DayRow[]): Pick<DayRow, 'wagers' | 'staked' | 'paid' | 'valid'> {
  const add = (one: typeof NO_ROW, other: DayRow) => ({
    ...NO_ROW,
    wagers: one.wagers + other.wagers,
    staked: one.staked + other.staked,
    paid: one.paid + other.paid,
    valid: one.valid + other.valid,
  });
  const { wagers, staked, paid, valid } = rows.reduce(add, NO_ROW);
  return { wagers, staked, paid, valid };
}

/** In ten-thousandths of the minor unit; null for a dividend, whose base is not a member's alone. */
function shareBy({ kind, terms, rate }: NamedSlip): (rows: readonly DayRow[]) => bigint | null {
  if (kind === 'dividend') return () => null;
  const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);
  if (kind !== 'real-time')
    return (rows) => sum(rows.map(({ valid }) => valid * BigInt(rate ?? 0)));
  const tiers = tiersOf(terms);
  return (rows) =>
    sum(rows.flatMap(({ parts }) => parts.map((part) => part.valid * rateOfBet(tiers, part))));
}

/** Ten-thousandths of the minor unit as BDT with six decimals. */
function shareText(share: bigint): string {
  const digits = (share < 0n ? -share : share).toString().padStart(7, '0');
  return `${share < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
}

async function namesOf(room: AgentsRoom, tx: Tx, plays: readonly Play[]) {
  const names = new Map<MemberId, string>();
  const ids = plays.map(({ memberId }) => memberId);
  for (let at = 0; at < ids.length; at += NAMES_AT_ONCE)
    for (const [id, name] of await room.identity.usernames(tx, ids.slice(at, at + NAMES_AT_ONCE)))
      names.set(id, name);
  return names;
}

async function depthsOf(room: AgentsRoom, tx: Tx, slip: NamedSlip) {
  const days = daysOf({ start: slip.startsAt, end: slip.endsAt });
  const team = await room.identity.line.team(tx, { agentId: slip.downlineId, ...days });
  return new Map(team.map(({ memberId, depth }) => [memberId, depth]));
}
