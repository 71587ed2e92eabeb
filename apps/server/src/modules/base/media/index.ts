import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { ForWhom } from '../../../kernel/for-whom.ts';
import { createTurns } from '../../../kernel/turns.ts';
import { type Drawn, drawPicture, drawProof } from './draw-picture.ts';
import { pictureBytes } from './store/picture.ts';

export type MediaDeps = { readonly db: Db; readonly clock: Clock; readonly audit: Audit };

export type Media = {
  /** The bytes behind `/media/<name>` (WebP); null when there is no such picture. */
  picture(name: string): Promise<Buffer | null>;
  /**
   * Checks a picture (base64) and encodes it again; stores nothing. One at a time in all, and few
   * of one caller wait; what waits leaves with its caller. Refuses media.too-large, media.not-a-picture, media.too-many-pixels,
   * edge.busy.
   */
  draw(base64: string, who: ForWhom): Promise<Drawn>;
  /** The same for PNG and JPEG only, and larger: what members send to the house. */
  drawProof(base64: string, who: ForWhom): Promise<Drawn>;
};

export type MediaRoom = Media & MediaDeps;

/**
 * Decoding takes a thread of the four that log-ins and the database wait for as well, and up to a
 * hundred megabytes.
 */
const DRAWING = { atOnce: 1, waiting: 24, ofOne: 4, ofPrefix: 8, ofVisitors: 12 };

/** The media room: uploaded pictures, checked and encoded again. */
export function createMedia(deps: MediaDeps): MediaRoom {
  const inTurn = createTurns(DRAWING);
  return {
    ...deps,
    draw: (base64, who) => inTurn(() => drawPicture(base64), who),
    drawProof: (base64, who) => inTurn(() => drawProof(base64), who),
    async picture(name) {
      const hash = /^([0-9a-f]{40})\.webp$/.exec(name)?.[1];
      if (!hash) return null;
      const [row] = await deps.db.rows<{ bytes: Buffer }>(pictureBytes(hash));
      return row?.bytes ?? null;
    },
  };
}
