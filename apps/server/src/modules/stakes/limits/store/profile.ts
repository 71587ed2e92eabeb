import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { Choice } from '../rules/profiles.ts';

type ChoiceRow = Choice & {
  readonly version: number;
  readonly setBy: string;
  readonly reason: string;
};

/** Every choice, newest first; empty before the first. */
export const readChoices = (tx: Tx, most: number) =>
  tx.rows<ChoiceRow>(sql`
    select version, code, periods, set_at as "setAt", set_by as "setBy", reason
    from limits_profile order by version desc limit ${most}`);

export const writeChoice = (tx: Tx, choice: Omit<ChoiceRow, 'version'>) =>
  tx.run(sql`
    insert into limits_profile (version, code, periods, set_at, set_by, reason)
    select coalesce(max(version), 0) + 1, ${choice.code}, ${choice.periods}, ${choice.setAt}, ${choice.setBy},
      ${choice.reason} from limits_profile`);
