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

/** A contract as one of its two sides sees it: the downline reads only the beginning of the upline's name. */
export function wireContract(row: ContractRow, viewerId: MemberId): Contract {
  const { uplineId, uplineName, downlineId, downlineName } = row;
  const side = viewerId === downlineId ? 'own' : 'given';
  return {
    ...facts(row),
    side,
    upline: uplineId && {
      id: toWire('mbr', uplineId),
      name: side === 'own' ? nameFor('upline', uplineName) : uplineName,
    },
    downline: { id: toWire('mbr', downlineId), name: downlineName },
  };
}

/** As operators see it. */
export const deskContract = (row: ContractRow): DeskContract => ({
  ...facts(row),
  upline: row.uplineId && { id: toWire('mbr', row.uplineId), username: row.uplineName },
  downline: { id: toWire('mbr', row.downlineId), username: row.downlineName },
});
