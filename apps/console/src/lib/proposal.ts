import type { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import type { Output } from '@nokshi/contract/route.ts';

export type Proposal = Output<typeof consoleProposalRoutes.proposals>['rows'][number];
export const PROPOSALS_KEY = ['proposals'];
