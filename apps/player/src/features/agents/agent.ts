import type { agentsRoutes } from '@nokshi/contract/player/agents.ts';
import type { Output } from '@nokshi/contract/route.ts';

export const AGENT_KEY = ['mine', 'agent'];

export type AgentCode = Output<typeof agentsRoutes.overview>['codes'][number];
