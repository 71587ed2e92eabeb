import { agent } from './agent.ts';
import { app } from './app.ts';
import { breaks } from './breaks.ts';
import { cashier } from './cashier.ts';
import { chat } from './chat.ts';
import { code } from './code.ts';
import { dictionary } from './dictionary.ts';
import { download } from './download.ts';
import { entry } from './entry.ts';
import { fairness } from './fairness.ts';
import { feedback } from './feedback.ts';
import { footer } from './footer.ts';
import { freePlay } from './free-play.ts';
import { game } from './game.ts';
import { gate } from './gate.ts';
import { gift } from './gift.ts';
import { help } from './help.ts';
import { inbox } from './inbox.ts';
import { jackpot } from './jackpot.ts';
import { join } from './join.ts';
import { limits } from './limits.ts';
import { lobby } from './lobby.ts';
import { login } from './login.ts';
import { member } from './member.ts';
import { nav } from './nav.ts';
import { notice } from './notice.ts';
import { page } from './page.ts';
import { net } from './net.ts';
import { records } from './records.ts';
import { region } from './region.ts';
import { register } from './register.ts';
import { rule } from './rule.ts';
import { security } from './security.ts';
import { sessions } from './sessions.ts';
import { share } from './share.ts';
import { shell } from './shell.ts';
import { wallet } from './wallet.ts';
import { winners } from './winners.ts';
import { withdraw } from './withdraw.ts';
import type { MessageId } from '../en/index.ts';

/** Everything the site says in Bengali; a missing sentence does not compile. */
export const messages: Readonly<Record<MessageId, string>> = {
  ...agent,
  ...app,
  ...breaks,
  ...cashier,
  ...chat,
  ...code,
  ...dictionary,
  ...download,
  ...entry,
  ...fairness,
  ...feedback,
  ...footer,
  ...freePlay,
  ...game,
  ...gate,
  ...gift,
  ...help,
  ...inbox,
  ...jackpot,
  ...join,
  ...limits,
  ...lobby,
  ...login,
  ...member,
  ...nav,
  ...notice,
  ...page,
  ...net,
  ...records,
  ...region,
  ...register,
  ...rule,
  ...security,
  ...sessions,
  ...share,
  ...shell,
  ...wallet,
  ...winners,
  ...withdraw,
};
