import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../start-refusal.ts';
import { type Account, canWriteIn, chooseAccount } from './account.ts';

/** Where root keeps what another account must reach when DATA_DIR is closed to it. */
export const OUTSIDE = '/var/lib/nokshi';

export type Place = {
  /** The real folder of the cluster, with nothing else in it. */
  folder: string;
  account: Account;
  /** True where DATA_DIR/postgres is a link to a folder outside of it. */
  outside: boolean;
};

/**
 * DATA_DIR/postgres, where its account can go there; else a folder under /var/lib/nokshi
 * with DATA_DIR/postgres as a link to it. A link to nothing refuses the start: a database
 * that is lost must not be replaced by an empty one in silence.
 */
export function findPlace(dataDir: string): Place {
  const door = join(dataDir, 'postgres');
  const entry = lstatSync(door, { throwIfNoEntry: false });
  if (!entry) return makePlace(dataDir, door);
  if (!existsSync(door)) {
    throw new StartRefusal(
      `${door} is a link to a database folder that is gone: restore that folder from a backup, ` +
        'or remove the link to begin with an empty database.',
    );
  }
  const folder = realpathSync(door);
  const account = chooseAccount(statSync(folder));
  if (!canWriteIn(account, folder)) {
    throw new StartRefusal(
      `${folder} may not be entered by its owner (user id ${account.uid}): ` +
        'open the folders above it (chmod o+x), or start as the user who made it.',
    );
  }
  return { folder, account, outside: entry.isSymbolicLink() };
}

function makePlace(dataDir: string, door: string): Place {
  const account = chooseAccount(null);
  mkdirSync(door, { mode: 0o700 });
  if (account.own) return { folder: realpathSync(door), account, outside: false };
  // Only the group of that account may pass through DATA_DIR; nobody may list it.
  chownSync(dataDir, 0, account.gid);
  chmodSync(dataDir, 0o710);
  chownSync(door, account.uid, account.gid);
  if (canWriteIn(account, door)) return { folder: realpathSync(door), account, outside: false };
  rmdirSync(door);
  const folder = makeOutside(dataDir, account);
  symlinkSync(folder, door);
  return { folder, account, outside: true };
}

function makeOutside(dataDir: string, account: Account): string {
  mkdirSync(OUTSIDE, { recursive: true, mode: 0o711 });
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  for (let nth = 1; nth < 1000; nth += 1) {
    const folder = join(OUTSIDE, nth === 1 ? name : `${name}-${nth}`);
    // A folder left by a deleted DATA_DIR may hold somebody's money: never reused.
    if (existsSync(folder)) continue;
    mkdirSync(folder, { mode: 0o700 });
    chownSync(folder, account.uid, account.gid);
    if (canWriteIn(account, folder)) return folder;
    break;
  }
  throw new StartRefusal(
    `No folder under ${OUTSIDE} can be used by the account that runs PostgreSQL: ` +
      'set DATA_DIR to a folder open to it, or start as an ordinary user, or set DATABASE_URL.',
  );
}
