import { app } from './app.ts';
import { chat } from './chat.ts';
import { code } from './code.ts';
import { dictionary } from './dictionary.ts';
import { download } from './download.ts';
import { fairness } from './fairness.ts';
import { feedback } from './feedback.ts';
import { footer } from './footer.ts';
import { freePlay } from './free-play.ts';
import { game } from './game.ts';
import { gate } from './gate.ts';
import { gift } from './gift.ts';
import { help } from './help.ts';
import { jackpot } from './jackpot.ts';
import { join } from './join.ts';
import { lobby } from './lobby.ts';
import { login } from './login.ts';
import { member } from './member.ts';
import { nav } from './nav.ts';
import { notice } from './notice.ts';
import { page } from './page.ts';
import { prompt } from './prompt.ts';
import { region } from './region.ts';
import { register } from './register.ts';
import { rule } from './rule.ts';
import { shell } from './shell.ts';
import { terms } from './terms.ts';
import { welcome } from './welcome.ts';
import { winners } from './winners.ts';
import type { messages as english } from '../en/index.ts';

/** The same in Bengali; a missing sentence does not compile. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  ...app,
  ...chat,
  ...code,
  ...dictionary,
  ...download,
  ...fairness,
  ...feedback,
  ...footer,
  ...freePlay,
  ...game,
  ...gate,
  ...gift,
  ...help,
  ...jackpot,
  ...join,
  ...lobby,
  ...login,
  ...member,
  ...nav,
  ...notice,
  ...page,
  ...prompt,
  ...region,
  ...register,
  ...rule,
  ...shell,
  ...terms,
  ...welcome,
  ...winners,
};
