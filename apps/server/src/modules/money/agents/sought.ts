import { type ContractId, fromWire, type MemberId, type SlipId } from '../../../kernel/ids.ts';

/** What an operator looks for in a list: one thing by its whole id, or a side by its username. */
export type Sought =
  | { readonly by: 'slip'; readonly id: SlipId }
  | { readonly by: 'contract'; readonly id: ContractId }
  | { readonly by: 'member'; readonly id: MemberId }
  /** The beginning of the username of either side; empty: everyone. */
  | { readonly by: 'name'; readonly name: string };

/** An id as screens show it, else the beginning of a username. */
export function soughtBy(query: string): Sought {
  const slipId = fromWire('slp', query);
  if (slipId) return { by: 'slip', id: slipId };
  const contractId = fromWire('ctr', query);
  if (contractId) return { by: 'contract', id: contractId };
  const memberId = fromWire('mbr', query);
  return memberId ? { by: 'member', id: memberId } : { by: 'name', name: query };
}
