import type { messages as agents } from './agents/index.ts';
import type { messages as centre } from './centre/index.ts';
import type { messages as lottery } from './lottery/index.ts';
import type { messages as tables } from './tables/index.ts';
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

/** What the site says in English outside the centres, the lottery and the tables, in ICU form; compiled when the site is built. */
export const messages = {
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

export type MessageId =
  | keyof typeof messages
  | keyof typeof agents
  | keyof typeof centre
  | keyof typeof lottery
  | keyof typeof tables;
