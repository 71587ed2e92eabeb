import type { MemberId } from '../../apps/server/src/kernel/ids.ts';
import { fromWire } from '../../apps/server/src/kernel/ids.ts';
import { sql } from '../../apps/server/src/kernel/sql.ts';
import type { RunningHouse } from '../../tests/harness/house.ts';

/** Makes one member an agent and puts the other right below: no public call does either. */
export type LineUp = (agent: string, below: string) => Promise<void>;

export const lineUpIn =
  ({ db }: RunningHouse['house']): LineUp =>
  async (agent, below) => {
    const [agentId, memberId] = [agent, below].map((id) => fromWire('mbr', id) as MemberId);
    await db.tx(async (tx) => {
      await tx.run(sql`update identity_member set type = 1 where member_id = ${agentId}`);
      await tx.run(
        sql`update identity_member set upline_id = ${agentId} where member_id = ${memberId}`,
      );
    });
  };
