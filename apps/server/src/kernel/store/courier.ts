import type { Tx } from '../db.ts';
import { sql } from '../sql.ts';

export type CourierMessage = {
  readonly id: bigint;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
};

export const insertMessage = (tx: Tx, message: Omit<CourierMessage, 'id'>): Promise<number> =>
  tx.run(sql`
    insert into kernel_courier_message (recipient, subject, body, at)
    values (${message.to}, ${message.subject}, ${message.text}, ${message.at})`);

export const listMessages = (tx: Tx, limit: number): Promise<CourierMessage[]> =>
  tx.rows(sql`
    select id, recipient as "to", subject, body as "text", at from kernel_courier_message
    order by id desc limit ${limit}`);
