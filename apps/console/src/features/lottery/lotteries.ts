import {
  consoleLotteryRoutes as routes,
  type DeskIssue,
  type DeskLottery,
} from '@nokshi/contract/console/lottery.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import type { Translate } from '../../lib/words.ts';

export const LOTTERY_KEY = ['lottery'] as const;

/** Issues go on by themselves; the desk looks again so often. */
export const LOOK_MS = 10_000;

/** Every lottery with its terms; what waits and what is late. */
export const useLotteries = () =>
  useQuery({
    queryKey: [...LOTTERY_KEY, 'games'],
    queryFn: () => call(routes.games, {}),
    refetchInterval: LOOK_MS,
  });

/** What a game is proposed about, and an issue of it. */
export const objectOf = ({ gameCode, issue }: Pick<DeskIssue, 'gameCode' | 'issue'>): string =>
  `${gameCode} ${issue}`;

const MINUTE = 60;
const HOUR = 3_600;

/** How often it is drawn, as people say it. */
export function drawnText(t: Translate, { source, terms }: DeskLottery): string {
  const { intervalSeconds, drawTime, drawDays, drawDates } = terms;
  if (source === 'house') {
    if (intervalSeconds < MINUTE || intervalSeconds % MINUTE !== 0)
      return t('lotteries.every-seconds', { n: intervalSeconds });
    return intervalSeconds % HOUR === 0
      ? t('lotteries.every-hours', { n: intervalSeconds / HOUR })
      : t('lotteries.every-minutes', { n: intervalSeconds / MINUTE });
  }
  const time = drawTime ?? '–';
  if (drawDates.length > 0) return t('lotteries.on-dates', { dates: drawDates.join(', '), time });
  if (drawDays.length > 0) return t('lotteries.on-days', { days: daysText(t, drawDays), time });
  return t('lotteries.every-day', { time });
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export const daysText = (t: Translate, days: readonly number[]): string =>
  WEEKDAYS.filter((day) => days.includes(day))
    .map((day) => t(`lotteries.day-${day}`))
    .join(', ');
