import type { Tx } from '../../../../kernel/db.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

export type PictureRow = {
  readonly hash: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly createdAt: Date;
  readonly createdBy: string;
};

/** Storing the same picture again keeps the existing row. */
export const insertPicture = (tx: Tx, picture: PictureRow) =>
  tx.run(sql`
    insert into media_picture (hash, bytes, width, height, created_at, created_by)
    values (${picture.hash}, ${picture.bytes}, ${picture.width}, ${picture.height},
      ${picture.createdAt}, ${picture.createdBy})
    on conflict do nothing`);

export const pictureBytes = (hash: string): Sql =>
  sql`select bytes from media_picture where hash = ${hash}`;
