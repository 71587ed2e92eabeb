import type { SurveyWindow } from '@nokshi/contract/console/slots.ts';
import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { Id } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type AlarmId = Id<'ral'>;
export type AlarmRow = {
  readonly alarmId: AlarmId;
  readonly gameCode: string;
  readonly asset: Asset;
  readonly window: SurveyWindow;
  readonly rounds: bigint;
  readonly measured: number;
  readonly low: number;
  readonly high: number;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly closedBy: string | null;
  readonly note: string | null;
};

type Kind = Pick<AlarmRow, 'gameCode' | 'asset' | 'window'>;

/** Raises an alarm unless one of its kind is open; true when it did. */
export const insertAlarm = async (
  tx: Tx,
  alarm: Omit<AlarmRow, 'closedAt' | 'closedBy' | 'note'>,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into slots_alarm
      (id, game_code, asset, of_window, rounds, measured, low, high, opened_at)
    values (${alarm.alarmId}, ${alarm.gameCode}, ${alarm.asset}, ${alarm.window}, ${alarm.rounds},
      ${alarm.measured}, ${alarm.low}, ${alarm.high}, ${alarm.openedAt})
    on conflict (game_code, asset, of_window) where over_at is null do nothing`)) > 0;

/** The return is back inside: leaving it again raises another alarm. */
export const endAlarm = (tx: Tx, kind: Kind, at: Date) =>
  tx.run(sql`
    update slots_alarm set over_at = ${at}
    where game_code = ${kind.gameCode} and asset = ${kind.asset} and of_window = ${kind.window}
      and over_at is null`);

const ROW = sql`
  id as "alarmId", game_code as "gameCode", asset, of_window as window, rounds, measured, low, high,
  opened_at as "openedAt", closed_at as "closedAt", closed_by as "closedBy", note`;

/** Open ones first, then the newest. */
export const listAlarms = (tx: Tx, limit: number): Promise<AlarmRow[]> =>
  tx.rows<AlarmRow>(sql`
    select ${ROW} from slots_alarm
    order by (closed_at is null) desc, opened_at desc, id limit ${limit}`);

export const lockAlarm = (tx: Tx, alarmId: AlarmId): Promise<AlarmRow | undefined> =>
  tx.maybe<AlarmRow>(sql`select ${ROW} from slots_alarm where id = ${alarmId} for update`);

export const closeAlarmRow = (
  tx: Tx,
  of: { alarmId: AlarmId; at: Date; by: string; note: string },
) =>
  tx.run(sql`
    update slots_alarm set closed_at = ${of.at}, closed_by = ${of.by}, note = ${of.note}
    where id = ${of.alarmId}`);

export const countOpenAlarms = async (tx: Tx): Promise<number> =>
  (
    await tx.one<{ open: number }>(sql`
      select count(*)::int as open from slots_alarm where closed_at is null`)
  ).open;
