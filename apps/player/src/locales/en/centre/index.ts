import { activity } from './activity.ts';
import { agent } from './agent.ts';
import { applications } from './applications.ts';
import { boards } from './boards.ts';
import { breaks } from './breaks.ts';
import { cashier } from './cashier.ts';
import { checkout } from './checkout.ts';
import { claim } from './claim.ts';
import { entry } from './entry.ts';
import { inbox } from './inbox.ts';
import { limits } from './limits.ts';
import { menu } from './menu.ts';
import { net } from './net.ts';
import { promotions } from './promotions.ts';
import { envelope } from './envelope.ts';
import { wheel } from './wheel.ts';
import { raffle } from './raffle.ts';
import { records } from './records.ts';
import { security } from './security.ts';
import { sessions } from './sessions.ts';
import { rewards } from './rewards.ts';
import { referral } from './referral.ts';
import { points } from './points.ts';
import { missions } from './missions.ts';
import { vip } from './vip.ts';
import { share } from './share.ts';
import { team } from './team.ts';
import { transfer } from './transfer.ts';
import { wallet } from './wallet.ts';
import { withdraw } from './withdraw.ts';

/** What only the member centre and the agent centre say; it comes with them. */
export const messages = {
  ...activity,
  ...agent,
  ...applications,
  ...boards,
  ...breaks,
  ...cashier,
  ...checkout,
  ...claim,
  ...entry,
  ...inbox,
  ...limits,
  ...menu,
  ...net,
  ...promotions,
  ...envelope,
  ...wheel,
  ...raffle,
  ...records,
  ...security,
  ...sessions,
  ...rewards,
  ...referral,
  ...missions,
  ...vip,
  ...points,
  ...share,
  ...team,
  ...transfer,
  ...wallet,
  ...withdraw,
};
