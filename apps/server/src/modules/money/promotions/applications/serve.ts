import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Serve } from '../../../../kernel/caller.ts';
import type { PromotionsRoom } from '../room.ts';
import { apply, listOwn, takeBack } from './apply.ts';
import { issueAct, listApplications, reject, showApplication } from './desk.ts';

export function serveApplications(room: PromotionsRoom, serve: Serve): void {
  const { applications } = playerRoutes;
  serve.read(applications.list, (tx, asked, caller) => listOwn(tx, { ...asked, caller }));
  serve.prepared(applications.apply, (wish, caller) => apply(room, { ...wish, caller }));
  serve.story(applications.withdraw, async (tx, wish, caller) => {
    await takeBack(room, tx, { ...wish, caller });
    return {};
  });
}

export function serveApplicationsDesk(room: PromotionsRoom, serve: Serve): void {
  const { promotionApplications: desk } = consoleRoutes;
  serve.read(desk.list, (tx, asked) => listApplications(room, tx, asked));
  serve.read(desk.one, (tx, asked) => showApplication(room, tx, asked));
  serve.story(desk.issue, room.proposals.act(issueAct(room)));
  serve.story(desk.reject, async (tx, input, caller) => {
    await reject(room, tx, { input, caller });
    return {};
  });
}
