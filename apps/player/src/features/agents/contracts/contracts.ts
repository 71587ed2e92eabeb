import {
  agentContractsRoutes as routes,
  type Contract,
  type ContractAnswer,
} from '@nokshi/contract/player/agent-contracts.ts';
import { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import {
  CONTRACT_FLAGS,
  CONTRACT_KINDS,
  type ContractKind,
} from '@nokshi/contract/player/agent-terms.ts';
import type { Sent } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { queries, useStatus } from '../../../data/queries.ts';
import { CONTRACTS_KEY } from '../../../data/team-key.ts';

const PROCESS = {
  dividend: routes.processDividend,
  daily: routes.processDaily,
  hourly: routes.processHourly,
  'real-time': routes.processRealTime,
} as const satisfies Readonly<Record<ContractKind, unknown>>;

const READ_ON = {
  initialPageParam: '',
  getNextPageParam: (last: { next: string | null }) => last.next,
  staleTime: 0,
};
const A_PAGE = 10;

/** The kinds that the house has on. AC-010 to AC-013. */
export function useKindsOn(): readonly ContractKind[] {
  const flags = useStatus().data?.info.whitelabel ?? {};
  return CONTRACT_KINDS.filter((kind) => flags[CONTRACT_FLAGS[kind]] === '1');
}

type Asked = Omit<Sent<typeof routes.list>, 'cursor' | 'pageSize'>;

export const useContracts = (asked: Asked) =>
  useInfiniteQuery({
    queryKey: [...CONTRACTS_KEY, 'list', asked],
    queryFn: ({ pageParam }) =>
      call(routes.list, { ...asked, ...(pageParam && { cursor: pageParam }) }),
    ...READ_ON,
  });

export const useRequests = () =>
  useQuery({
    queryKey: [...CONTRACTS_KEY, 'requests'],
    queryFn: () => call(routes.requests, {}),
    staleTime: 0,
  });

/** A contract with what it came to; bets and balances change that, so every view fetches it again. */
export const useContractCase = (contractId: string) =>
  useQuery({
    queryKey: [...CONTRACTS_KEY, 'case', contractId],
    queryFn: () => call(routes.show, { contractId }),
    staleTime: 0,
  });

export const useAssignable = (kind: ContractKind, downline: string) =>
  useQuery({
    queryKey: [...CONTRACTS_KEY, 'assignable', kind, downline],
    queryFn: () => call(routes.assignable, { kind, downline }),
    staleTime: 0,
  });

/** Agents directly below, by the beginning of their name. */
export const useAgentsBelow = (query: string) =>
  useInfiniteQuery({
    queryKey: [...CONTRACTS_KEY, 'agents', query],
    queryFn: ({ pageParam }) =>
      call(agentTeamRoutes.members, {
        scope: 'direct',
        list: 'agents',
        pageSize: A_PAGE,
        ...(query && { query }),
        ...(pageParam && { cursor: pageParam }),
      }),
    placeholderData: keepPreviousData,
    ...READ_ON,
  });

export const refreshContracts = () => queries.invalidateQueries({ queryKey: CONTRACTS_KEY });

/** Answers, withdraws or ends a contract by the call of its kind.. */
export async function answerContract(kind: ContractKind, answer: ContractAnswer): Promise<void> {
  await call(PROCESS[kind], answer);
  await refreshContracts();
}

type Sides = Pick<Contract, 'side' | 'upline' | 'downline'>;

/** The other one of the two; null: the house. */
export const otherSide = ({ side, upline, downline }: Sides) =>
  side === 'own' ? upline : downline;

/** Whether it is in force, is going to be, or waits for an answer. */
export const isCurrent = ({ state, endsAt }: Contract, now: number): boolean =>
  ['OFFERED', 'ACTIVE', 'ENDING'].includes(state) || (endsAt !== null && Date.parse(endsAt) > now);

type Shown = Pick<Contract, 'state' | 'endReason'>;

/** The state in the words of the specification, or in its own. S-044. */
export function shownState({ state, endReason }: Shown) {
  switch (state) {
    case 'OFFERED':
    case 'ENDING':
      return 'processing';
    case 'ACTIVE':
    case 'SUPERSEDED':
      return 'approved';
    case 'TERMINATED':
      return endReason === 'agreed' ? 'approved' : 'TERMINATED';
    case 'REJECTED':
      return 'rejected';
    default:
      return state;
  }
}
