import type { DeskContract } from '@nokshi/contract/console/agent-contracts.ts';
import type { Contract } from '@nokshi/contract/player/agent-contracts.ts';
import { type MemberId, toWire } from '../../../../kernel/ids.ts';
import { nameFor } from '../line.ts';
import type { ContractRow } from '../store/contracts.ts';

const facts = (row: ContractRow) => ({
  id: toWire('ctr', row.contractId),
  kind: row.kind,
  version: row.version,
  terms: row.terms,
  state: row.state,
  offeredAt: row.offeredAt.toISOString(),
  expiresAt: row.state === 'OFFERED' ? row.expiresAt.toISOString() : null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  endReason: row.endReason,
  ending: row.endingBy && { by: row.endingBy, reason: row.endingReason ?? '' },
});

type Sides = Pick<ContractRow, 'uplineId' | 'uplineName' | 'downlineId' | 'downlineName'>;

/** Both sides as one of them sees them: the downline reads only the beginning of the upline's name. */
export function sidesFor(
  { uplineId, uplineName, downlineId, downlineName }: Sides,
  viewerId: MemberId,
): Pick<Contract, 'side' | 'upline' | 'downline'> {
  const side = viewerId === downlineId ? 'own' : 'given';
  const name = side === 'own' ? nameFor('upline', uplineName) : uplineName;
  return {
    side,
    upline: uplineId && { id: toWire('mbr', uplineId), name },
    downline: { id: toWire('mbr', downlineId), name: downlineName },
  };
}

/** Both sides as operators see them. */
export const sidesAtDesk = (row: Sides): Pick<DeskContract, 'upline' | 'downline'> => ({
  upline: row.uplineId && { id: toWire('mbr', row.uplineId), username: row.uplineName },
  downline: { id: toWire('mbr', row.downlineId), username: row.downlineName },
});

export const wireContract = (row: ContractRow, viewerId: MemberId): Contract => ({
  ...facts(row),
  ...sidesFor(row, viewerId),
});

export const deskContract = (row: ContractRow): DeskContract => ({
  ...facts(row),
  ...sidesAtDesk(row),
});
