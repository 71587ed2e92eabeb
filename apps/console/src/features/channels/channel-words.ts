import { WEEKDAYS } from '@nokshi/contract/channel-fields.ts';
import type { ChannelTerms } from '@nokshi/contract/channel-terms.ts';
import type { DeskChannel } from '@nokshi/contract/console/channels.ts';
import { moneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import type { Translate } from '../../lib/words.ts';
export const ALL_DAY = '00:00-24:00';

/** The time of a turn to the minute. */
const turnText = (iso: string) => timeText(iso).slice(0, 16);

/** What members meet at this moment: open, closed by its hours, or off. */
export function stateWords(t: Translate, { terms, open, turnsAt }: DeskChannel): string {
  if (!terms.on) return t('channels.off-words');
  if (open)
    return turnsAt
      ? t('channels.open-until', { at: turnText(turnsAt) })
      : t('channels.open-always');
  return turnsAt ? t('channels.opens-at', { at: turnText(turnsAt) }) : t('channels.never-open');
}

export function feeText(t: Translate, { fixed, points }: ChannelTerms['fee']): string {
  const parts = [
    ...(Number(fixed) === 0 ? [] : [moneyText(fixed)]),
    ...(points === 0 ? [] : [`${points / 100}%`]),
  ];
  return parts.length === 0 ? t('channels.no-fee') : parts.join(' + ');
}

const spanText = (t: Translate, span: string): string => {
  if (span === '') return t('channels.closed-day');
  return span === ALL_DAY ? t('channels.all-day') : span.replace('-', '–');
};

/** The hours of a week; days beside one another with the same hours are one line. */
export function hoursLines(t: Translate, hours: ChannelTerms['hours']): string[] {
  const runs: { first: (typeof WEEKDAYS)[number]; last: (typeof WEEKDAYS)[number] }[] = [];
  for (const day of WEEKDAYS) {
    const run = runs.at(-1);
    if (run && hours[run.last] === hours[day]) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs.map(({ first, last }) => {
    const days =
      first === last
        ? t(`channels.day-${first}`)
        : `${t(`channels.day-${first}`)}–${t(`channels.day-${last}`)}`;
    return `${days}: ${spanText(t, hours[first])}`;
  });
}
