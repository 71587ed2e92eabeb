import type { DeskSlip } from '@nokshi/contract/console/agent-contracts.ts';
import { COMPONENTS, type Slip } from '@nokshi/contract/player/agent-slips.ts';
import { toDecimal } from '@nokshi/money';
import { type MemberId, toWire } from '../../../../kernel/ids.ts';
import { sidesAtDesk, sidesFor } from '../contracts/wire.ts';
import type { NamedSlip } from '../store/slips.ts';

const money = (amount: bigint | null) => (amount === null ? null : toDecimal(amount));
/** Hundredths of a percent as the wire has them; zero is no rate. */
export const percentOf = (rate: number | null) => (rate ? toDecimal(BigInt(rate)) : null);

const facts = (s: NamedSlip) => ({
  id: toWire('slp', s.slipId),
  contractId: toWire('ctr', s.contractId),
  kind: s.kind,
  version: s.version,
  closing: s.closing,
  from: s.startsAt.toISOString(),
  to: s.endsAt.toISOString(),
  staked: toDecimal(s.staked),
  valid: toDecimal(s.valid),
  activeMembers: s.activeMembers,
  bets: s.bets === null ? null : Number(s.bets),
  wonPart: money(s.wonPart),
  lostPart: money(s.lostPart),
  components: componentsOf(s),
  loss: money(s.loss),
  carryIn: money(s.carryIn),
  carryOut: money(s.carryClearedAt ? 0n : s.carryOut),
  tier: s.tier,
  rate: percentOf(s.rate),
  changes: toDecimal(s.changes),
  amount: toDecimal(s.amount),
  paidDown: toDecimal(s.paidDown),
  owedIn: toDecimal(s.owedIn),
  payMode: s.payMode,
  payable: toDecimal(s.payable),
  state: s.state,
  dueAt: s.dueAt.toISOString(),
  paidAt: s.paidAt?.toISOString() ?? null,
  isBadRecord: s.badSince !== null,
});

const componentsOf = ({ components }: NamedSlip): Slip['components'] =>
  components &&
  COMPONENTS.map((component) => ({ component, amount: toDecimal(BigInt(components[component])) }));

/** A slip as one of its two sides sees it. */
export const wireSlip = (row: NamedSlip, viewerId: MemberId): Slip => ({
  ...facts(row),
  ...sidesFor(row, viewerId),
});

/** As operators see it. */
export const deskSlip = (row: NamedSlip): DeskSlip => ({
  ...facts(row),
  ...sidesAtDesk(row),
  badSince: row.badSince?.toISOString() ?? null,
  collectedAt: row.collectedAt?.toISOString() ?? null,
});
