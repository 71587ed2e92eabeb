import { agentsRoutes } from '@nokshi/contract/player/agents.ts';
import { CONTRACT_KINDS, type ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import { tab } from '@nokshi/web/storage.ts';
import { useQuery } from '@tanstack/react-query';
import { mayBe } from './gate.ts';
import { useSession } from './session.ts';
import { CONTRACTS_KEY } from './team-key.ts';

type Consolidated = Output<typeof agentsRoutes.consolidated>;

const FIELD = {
  dividend: 'divtypereq',
  daily: 'dailysalreqtype',
  hourly: 'contracthoursalreq',
  'real-time': 'realtimesalreqtype',
} as const satisfies Readonly<Record<ContractKind, keyof Consolidated>>;

const REQUESTS = ['none', 'new', 'termination'] as const;

export type WaitingContract = {
  readonly kind: ContractKind;
  readonly request: 'new' | 'termination';
};

const SEEN = 'contractsSeen';

/** What waits for an agent’s answer, by kind; null until it is known. E-102. */
export function useWaitingContracts(): readonly WaitingContract[] | null {
  const isAgent = useSession(
    ({ phase, member, mustChange }) =>
      phase === 'in' && !mustChange && member !== null && mayBe('agent', member),
  );
  const { data, isPending } = useQuery({
    queryKey: [...CONTRACTS_KEY, 'waiting'],
    queryFn: () => call(agentsRoutes.consolidated, {}),
    enabled: isAgent,
  });
  if (!isAgent || (!data && !isPending)) return [];
  return data ? CONTRACT_KINDS.flatMap((kind) => waitingOf(data, kind)) : null;
}

function waitingOf(data: Consolidated, kind: ContractKind): readonly WaitingContract[] {
  const request = REQUESTS[data[FIELD[kind]]];
  return request === 'none' ? [] : [{ kind, request }];
}

/** Notes that the member was shown what waits: not again in this session. */
export const noteContractsSeen = (): void => tab.set(SEEN, tab.get('token') ?? '');

export const hadContractsShown = (): boolean => tab.get(SEEN) === (tab.get('token') ?? '');
