import type { consoleClaimRoutes } from '@nokshi/contract/console/claims.ts';
import type { Output } from '@nokshi/contract/route.ts';

/** A claim with all that an operator decides by. */
export type OneClaim = Output<typeof consoleClaimRoutes.one>;
