import type { ChatSetting } from '@nokshi/contract/console/chat.ts';
import type { Line } from '../../lib/look-over.tsx';
import type { Translate } from '../../lib/words.ts';

/** Monday first, as the setting has them. */
export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The setting of the chat as people read it, for a look at what would change. */
export const linesOf = (
  { hours, closedWords, headerColour, licence, keptDays, readyAnswers }: ChatSetting,
  t: Translate,
): Line[] => [
  ...DAYS.map((day, at): Line => {
    const open = hours[at];
    return [t(`chat.${day}`), open ? `${open.from} – ${open.until}` : ''];
  }),
  [t('chat.closed-words-en'), closedWords.EN],
  [t('chat.closed-words-bn'), closedWords.BN],
  [t('chat.header-colour'), headerColour],
  [t('chat.licence'), licence],
  [t('chat.kept-days'), String(keptDays)],
  [
    t('chat.ready'),
    readyAnswers.map(({ title, words }) => `${title}: ${words.EN} / ${words.BN}`).join('\n'),
  ],
];
