import type { consoleOperatorRoutes } from '@nokshi/contract/console/operators.ts';
import type { Output } from '@nokshi/contract/route.ts';

export type OperatorRow = Output<typeof consoleOperatorRoutes.operators>[number];
export type Role = Output<typeof consoleOperatorRoutes.roles>[number];
export type Link = Output<typeof consoleOperatorRoutes.invite>;

export const OPERATORS_KEY = ['operators'];
export const ROLES_KEY = ['operators', 'roles'];
