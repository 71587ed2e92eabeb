import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../kernel/caller.ts';
import { serveApplications, serveApplicationsDesk } from './applications/serve.ts';
import { leaveBonus, showBonuses, showRewards } from './bonus/show.ts';
import { serveBoards, serveBoardsDesk } from './boards/serve.ts';
import { claimByCode, claimCampaign, joinCampaign, takeReward } from './campaigns/claim.ts';
import { showForDeposit } from './campaigns/for-deposit.ts';
import { countPromotions, listPromotions, showPromotion } from './campaigns/show.ts';
import { giveAct, publishAct, revokeAct } from './desk/acts.ts';
import {
  listCampaigns,
  previewCampaign,
  saveCampaign,
  showCampaign,
  turnCampaign,
} from './desk/campaigns.ts';
import { listGrants, reportCampaigns } from './desk/grants.ts';
import { serveEnvelopes, serveEnvelopesDesk } from './envelope/serve.ts';
import { serveWheels, serveWheelsDesk } from './wheel/serve.ts';
import { claimMission, createLeaderboard, listMissions } from './missions/missions.ts';
import { countFriend, listReferrals } from './referral/desk.ts';
import { showFriends } from './referral/show.ts';
import { serveRaffle, serveRafflesDesk } from './raffle/serve.ts';
import type { PromotionsRoom } from './room.ts';
import { gamesWithRounds } from './rounds/giver-of.ts';
import { showFreeRounds } from './rounds/show.ts';
import { serveSegments } from './segments/segments.ts';

export function promotionsRoutes(room: PromotionsRoom, serve: Serve): void {
  const { promotions: own, missions, referral } = playerRoutes;
  serve.read(own.list, (tx, asked, caller) => listPromotions(room, tx, { ...asked, caller }));
  serve.read(own.one, (tx, asked, caller) => showPromotion(room, tx, { ...asked, caller }));
  serve.read(own.forDeposit, (tx, asked, caller) => showForDeposit(room, tx, { ...asked, caller }));
  serve.read(own.counts, (tx, _, caller) => countPromotions(room, tx, caller));
  serve.story(own.join, (tx, wish, caller) => joinCampaign(room, tx, { ...wish, caller }));
  serve.story(own.claim, (tx, wish, caller) => claimCampaign(room, tx, { ...wish, caller }));
  serve.story(own.code, (tx, wish, caller) => claimByCode(room, tx, { ...wish, caller }));
  serve.read(own.freeRounds, (tx, _, caller) => showFreeRounds(room, tx, caller));
  serve.read(own.rewards, (tx, _, caller) => showRewards(tx, caller));
  serve.story(own.take, async (tx, wish, caller) => {
    await takeReward(room, tx, { ...wish, caller });
    return {};
  });
  serve.read(missions.list, (tx, asked, caller) => listMissions(room, tx, { ...asked, caller }));
  const showLeaderboard = createLeaderboard(room);
  serve.read(missions.leaderboard, (tx, asked, caller) =>
    showLeaderboard(tx, { ...asked, caller }),
  );
  serve.story(missions.claim, (tx, wish, caller) => claimMission(room, tx, { ...wish, caller }));
  serve.read(referral.friends, (tx, _, caller) => showFriends(room, tx, caller));
  serveBoards(room, serve);
  serveRaffle(room, serve);
  serveApplications(room, serve);
  serveEnvelopes(room, serve);
  serveWheels(room, serve);
  serve.read(own.bonuses, (tx, _, caller) => showBonuses(room, tx, caller));
  serve.story(own.leave, async (tx, { grantId }, caller) => {
    await leaveBonus(room, tx, { grantId, memberId: playerOf(caller).memberId });
    return {};
  });
}

export function promotionsConsoleRoutes(room: PromotionsRoom, serve: Serve): void {
  const { campaigns: desk, referrals } = consoleRoutes;
  serve.read(desk.list, (tx) => listCampaigns(tx));
  serve.read(desk.one, (tx, asked) => showCampaign(tx, asked));
  serve.read(desk.preview, (tx, asked) => previewCampaign(room, tx, asked));
  serve.read(desk.games, async () => ({ games: gamesWithRounds(room) }));
  serve.story(desk.save, (tx, input, caller) => saveCampaign(room, tx, { input, caller }));
  serve.story(desk.publish, room.proposals.act(publishAct(room)));
  serve.story(desk.turn, async (tx, input, caller) => {
    await turnCampaign(room, tx, { input, caller });
    return {};
  });
  serve.story(desk.give, room.proposals.act(giveAct(room)));
  serve.read(desk.grants, (tx, asked) => listGrants(room, tx, asked));
  serve.read(referrals.list, (tx, asked) => listReferrals(room, tx, asked));
  serve.story(referrals.count, async (tx, input, caller) => {
    await countFriend(room, tx, { input, caller });
    return {};
  });
  serveBoardsDesk(room, serve);
  serveSegments(room, serve);
  serveRafflesDesk(room, serve);
  serveApplicationsDesk(room, serve);
  serveEnvelopesDesk(room, serve);
  serveWheelsDesk(room, serve);
  serve.story(desk.revoke, room.proposals.act(revokeAct(room)));
  serve.read(desk.report, (tx, asked) => reportCampaigns(room, tx, asked));
}
