import { SLOTS } from '@nokshi/house-math';
import { dayOf } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import { expectedOf } from './expected-of.ts';
import type { SlotsRoom } from './room.ts';
import { RINGING, surveyOf } from './rules/survey.ts';
import { type AlarmId, endAlarm, insertAlarm } from './store/alarms.ts';
import { readMeters, readWindow } from './store/meters.ts';
import { firstDay, WINDOW_DAYS } from './survey-desk.ts';

/**
 * Once a day: raises an alarm for each game whose return is outside its band, and ends alarms that
 * are well inside again. Free play counts apart. How often it raises a false alarm: docs/games.md.
 */
export async function surveyReturns(room: SlotsRoom, tx: Tx): Promise<void> {
  const now = room.clock.now();
  for (const asset of ['BDT', 'FUN'] as const) {
    const month = { asset, from: firstDay(now, WINDOW_DAYS.month), to: dayOf(now) };
    const counted = { month: await readWindow(tx, month), all: await readMeters(tx, { asset }) };
    for (const window of RINGING) {
      if (window !== 'month' && window !== 'all') continue;
      for (const row of counted[window]) {
        const { gameCode } = row;
        const found = SLOTS.has(gameCode) ? surveyOf(row, expectedOf(gameCode), window) : null;
        if (found?.standing === 'outside') {
          const { rounds, measured, low, high } = found;
          const alarmId = room.ids.next<AlarmId>();
          const alarm = { alarmId, gameCode, asset, window, rounds, measured, low, high };
          if (await insertAlarm(tx, { ...alarm, openedAt: now }))
            room.log.warn('a slot returns outside its band', { gameCode, asset, window, measured });
        } else if (found?.standing === 'inside' && found.settled) {
          await endAlarm(tx, { gameCode, asset, window }, now);
        }
      }
    }
  }
}
