import type { PointsSource } from '@nokshi/contract/points.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Uuid } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type Gift = {
  readonly key: Uuid;
  readonly reference: Uuid;
  readonly source: PointsSource;
};

/** Once a key. */
export const insertGift = (tx: Tx, { key, reference, source }: Gift) =>
  tx.run(sql`
    insert into points_gift (key, reference, source) values (${key}, ${reference}, ${source})
    on conflict do nothing`);

export const giftsOf = (tx: Tx, references: readonly Uuid[]): Promise<Omit<Gift, 'key'>[]> =>
  tx.rows(sql`
    select distinct on (reference) reference, source from points_gift
    where reference = any (${[...references]}::uuid[]) order by reference`);
