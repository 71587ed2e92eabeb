import {
  CONTRACT_FLAGS,
  CONTRACT_KINDS,
  type ContractKind,
} from '@nokshi/contract/player/agent-terms.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { AgentsRoom } from '../room.ts';

type Room = { readonly site: Pick<AgentsRoom['site'], 'flag'> };

const isOn = ({ site }: Room, kind: ContractKind): boolean => site.flag(CONTRACT_FLAGS[kind]);

export const kindsOn = (room: Room): readonly ContractKind[] =>
  CONTRACT_KINDS.filter((kind) => isOn(room, kind));

/** Every call about one kind asks this first. Refuses: agents.kind-off. AC-010 to AC-014. */
export function checkKindOn(room: Room, kind: ContractKind): void {
  if (!isOn(room, kind)) throw refuse('agents.kind-off', { field: 'kind' });
}
