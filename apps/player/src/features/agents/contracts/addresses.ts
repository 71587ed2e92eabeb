import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { type Changes, withoutPageOfCentre } from '../../../lib/address.ts';

/** The page of the agent centre that records a kind, as the specification spells it. AC-010 to AC-013. */
export const PAGE_OF_KIND: Readonly<Record<ContractKind, string>> = {
  dividend: 'agentDividendRecordCopy2',
  daily: 'agentDailyWages2',
  hourly: 'agentHourSalary',
  'real-time': 'agentRealtimeSalary',
};

/** The page of requests. O-003. */
export const REQUESTS_PAGE = 'contractRequests';

/** To a page of the agent centre. */
export const toCentrePage = (ac: string): Changes => ({ ...withoutPageOfCentre, mc: null, ac });

/** To a slip. */
export const toSlip = (kind: ContractKind, slipId: string): Changes => ({
  ...toCentrePage(PAGE_OF_KIND[kind]),
  slip: slipId,
});

/** Opens the offer over the page that is open; without a downline one is chosen first. */
export const toOffer = (downline?: string, kind?: ContractKind): Changes => ({
  offer: downline ?? 'new',
  ofKind: kind ?? null,
});

/** Opens a contract over the page that is open. */
export const toContract = (contractId: string): Changes => ({ contract: contractId });
