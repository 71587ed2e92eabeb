import { consoleRoutes } from '@nokshi/contract';
import type { Serve } from '../../../kernel/caller.ts';
import { listAffiliates } from './list-affiliates.ts';
import { makeAffiliate } from './make-affiliate.ts';
import type { Insides } from './room.ts';
import { turnAffiliate } from './turn-affiliate.ts';

/** The desk of the codes by which agents bring members. */
export function affiliateRoutes(room: Insides, serve: Serve): void {
  const { affiliates } = consoleRoutes;
  serve.read(affiliates.affiliates, (tx, asked) => listAffiliates(room, tx, asked));
  serve.story(affiliates.make, async (tx, asked, caller) => {
    await makeAffiliate(room, tx, { ...asked, caller });
    return {};
  });
  serve.story(affiliates.turn, async (tx, asked, caller) => {
    await turnAffiliate(room, tx, { ...asked, caller });
    return {};
  });
}
