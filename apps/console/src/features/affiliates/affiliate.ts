import type { consoleAffiliateRoutes as routes } from '@nokshi/contract/console/affiliates.ts';
import type { Output } from '@nokshi/contract/route.ts';

export type Affiliate = Output<typeof routes.affiliates>['rows'][number];

export const AFFILIATES_KEY = ['affiliates'];
