import type { Input, Output } from '@nokshi/contract';
import type { consoleSlotsRoutes } from '@nokshi/contract/console/slots.ts';
import { SLOTS } from '@nokshi/house-math';
import { audited } from '../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { SlotsRoom } from './room.ts';
import { closeAlarmRow, listAlarms, lockAlarm } from './store/alarms.ts';
import { percent } from './survey-desk.ts';

const MOST = 100;

export async function showAlarms(tx: Tx): Promise<Output<typeof consoleSlotsRoutes.alarms>> {
  const alarms = await listAlarms(tx, MOST);
  return {
    alarms: alarms.map(({ alarmId, gameCode, asset, rounds, ...alarm }) => ({
      ...alarm,
      alarmId: toWire('ral', alarmId),
      gameCode,
      name: SLOTS.get(gameCode)?.name ?? { EN: gameCode, BN: gameCode },
      asset: asset === 'FUN' ? 'FUN' : 'BDT',
      rounds: rounds.toString(),
      measured: percent(alarm.measured),
      low: percent(alarm.low),
      high: percent(alarm.high),
      openedAt: alarm.openedAt.toISOString(),
      closedAt: alarm.closedAt?.toISOString() ?? null,
    })),
  };
}

/** Closes an alarm with the operator's finding. Refuses slots.alarm-unknown, slots.alarm-closed. */
export async function closeAlarm(
  room: SlotsRoom,
  tx: Tx,
  { asked, caller }: { asked: Input<typeof consoleSlotsRoutes.closeAlarm>; caller: Caller },
): Promise<Record<string, never>> {
  const alarmId = fromWire('ral', asked.alarmId);
  const alarm = alarmId && (await lockAlarm(tx, alarmId));
  if (!alarm) throw refuse('slots.alarm-unknown');
  if (alarm.closedAt) throw refuse('slots.alarm-closed');
  const note = asked.reason;
  const by = operatorOf(caller).username;
  await closeAlarmRow(tx, { alarmId: alarm.alarmId, at: room.clock.now(), by, note });
  const { gameCode, window, asset } = alarm;
  const facts = { note, gameCode, window, asset };
  await audited(room, tx, { caller, act: 'slots.close-alarm', object: asked.alarmId, facts });
  return {};
}
