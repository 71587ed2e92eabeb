import { spawnSync } from 'node:child_process';
import { StartRefusal } from '../start-refusal.ts';

/** Who runs PostgreSQL: ourselves, or, since it refuses root, a system account that root picks. */
export type Account = { uid: number; gid: number; own: boolean };

/** Accounts without rights of their own, in order of preference. */
const SYSTEM_ACCOUNTS = ['nokshi', 'postgres', 'nobody'];

/** @param owner the owner of an existing cluster, who stays its owner */
export function chooseAccount(owner: { uid: number; gid: number } | null): Account {
  const uid = process.getuid?.() ?? -1;
  const gid = process.getgid?.() ?? -1;
  if (uid !== 0) return { uid, gid, own: true };
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, own: false };
  for (const name of SYSTEM_ACCOUNTS) {
    const found = lookUp(name);
    if (found) return { ...found, own: false };
  }
  throw new StartRefusal(
    'PostgreSQL may not run as root and there is no account nokshi, postgres or nobody: ' +
      'run "useradd --system nokshi", or start as an ordinary user, or set DATABASE_URL.',
  );
}

/** What child_process needs to run a program as that account. */
export function asAccount(account: Account): { uid?: number; gid?: number } {
  return account.own ? {} : { uid: account.uid, gid: account.gid };
}

/** Checked by trying: closed parents, access lists and mounts are all covered. */
export function canWriteIn(account: Account, folder: string): boolean {
  const asked = spawnSync('/bin/sh', ['-c', 'cd -- "$1" && test -w .', 'sh', folder], {
    ...asAccount(account),
    cwd: '/',
    stdio: 'ignore',
  });
  return asked.status === 0;
}

function lookUp(name: string): { uid: number; gid: number } | null {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid && gid ? { uid, gid } : null;
}

function idOf(flag: string, name: string): number | null {
  const asked = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return asked.status === 0 ? Number(asked.stdout.trim()) : null;
}
