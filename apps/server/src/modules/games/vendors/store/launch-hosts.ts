import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { LaunchHost } from '../rules/order-hosts.ts';

export type LaunchHostRow = LaunchHost & {
  readonly vendor: string;
  readonly since: Date;
  readonly askedAt: Date | null;
};

/** Some hundreds of vendors with at most eight hosts each. */
const MOST = 4_000;

export const allLaunchHosts = (tx: Tx) =>
  tx.rows<LaunchHostRow>(sql`
    select vendor, url, place, answers, since, asked_at as "askedAt"
    from vendors_launch_host order by vendor, place, url limit ${MOST}`);

/** Replaces the addresses of a vendor; the state of those that stay is kept. */
export async function putLaunchHosts(
  tx: Tx,
  given: {
    readonly vendor: string;
    readonly hosts: readonly Pick<LaunchHost, 'url' | 'place'>[];
    readonly at: Date;
  },
): Promise<void> {
  const { vendor, hosts, at } = given;
  const urls = hosts.map(({ url }) => url);
  await tx.run(sql`
    delete from vendors_launch_host where vendor = ${vendor} and url <> all(${urls}::text[])`);
  await tx.run(sql`
    insert into vendors_launch_host (vendor, url, place, since)
    select ${vendor}, h.url, h.place, ${at}
    from unnest(${urls}::text[], ${hosts.map(({ place }) => place)}::int[]) h (url, place)
    on conflict (vendor, url) do update set place = excluded.place`);
}

/** Stores the result of a check; true when it changed. */
export const writeAnswer = async (
  tx: Tx,
  { vendor, url, answers, at }: Pick<LaunchHostRow, 'vendor' | 'url' | 'answers'> & { at: Date },
): Promise<boolean> => {
  const rows = await tx.rows<{ turned: boolean }>(sql`
    update vendors_launch_host h set asked_at = ${at}, answers = ${answers},
      since = case when h.answers = ${answers} then h.since else ${at} end
    from (select answers from vendors_launch_host where vendor = ${vendor} and url = ${url}
      for update) b
    where h.vendor = ${vendor} and h.url = ${url}
    returning b.answers <> ${answers} as turned`);
  return rows[0]?.turned ?? false;
};
