import type { Uuid } from '../../../../kernel/ids.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

const NAME = 'clock';

/** Takes the lease or renews it; the fencing number, or null while another server holds it. */
export async function takeLease(
  tx: Tx,
  { holder, now, until }: { holder: Uuid; now: Date; until: Date },
): Promise<bigint | null> {
  const row = await tx.maybe<{ fence: bigint }>(sql`
    insert into rounds_lease as l (name, holder, fence, until)
    values (${NAME}, ${holder}, 1, ${until})
    on conflict (name) do update set holder = excluded.holder, until = excluded.until,
      fence = case when l.holder = excluded.holder then l.fence else l.fence + 1 end
    where l.holder = excluded.holder or l.until <= ${now}
    returning fence`);
  return row?.fence ?? null;
}

/** Whether this fencing number is still the newest; it stays so until the commit. */
export const holdsLease = async (tx: Tx, fence: bigint): Promise<boolean> =>
  (await tx.maybe(sql`
    select from rounds_lease where name = ${NAME} and fence = ${fence} for share`)) !== undefined;

/** Another server may take it at once. */
export const giveLease = (tx: Tx, holder: Uuid, now: Date) =>
  tx.run(sql`
    update rounds_lease set until = ${now} where name = ${NAME} and holder = ${holder}`);
