import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type HouseCall, isHouse } from './house-call.ts';
import type { MoneyRecord } from './record.ts';

/** Rounds that the house gave a player; decided once under its id. */
export type Grant = {
  readonly grantId: string;
  readonly account: string;
  readonly gameId: string;
  readonly rounds: number;
  readonly stake: string;
  readonly expiresAt: string;
  readonly status: 'DONE' | 'REFUSED' | 'CANCELLED';
};

export type FreeRounds = {
  /** Answers a call of the house; null when it was not the house that signed it. */
  answer(call: HouseCall): object | null;
  /** What the player may play now, the oldest first; null where nothing is left. */
  next(account: string): (Grant & { readonly left: number }) | null;
  /** The house takes no more of these. */
  end(grantId: string): void;
};

/** Kept as lines on the disk; how many were played is counted in the record of money. */
export function openFreeRounds(given: {
  readonly file: string | null;
  readonly key: Buffer;
  readonly gameId: string;
  readonly record: MoneyRecord;
  readonly now: () => number;
}): FreeRounds {
  const { file, record, now } = given;
  const grants = new Map<string, Grant>();
  if (file && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n'))
      if (line.endsWith('}')) {
        const grant = JSON.parse(line) as Grant;
        grants.set(grant.grantId, grant);
      }
  const write = (grant: Grant) => {
    if (file) appendFileSync(file, `${JSON.stringify(grant)}\n`, { flush: true });
    grants.set(grant.grantId, grant);
    return told(grant.grantId);
  };
  const told = (grantId: string) => ({ status: grants.get(grantId)?.status ?? 'UNKNOWN' });
  const used = (grantId: string) =>
    record.all().filter((step) => {
      if (step.action !== 'free-bet' || step.grantId !== grantId) return false;
      return step.state !== 'refused' && record.find(`x-${step.betId}`)?.state !== 'done';
    }).length;

  return {
    answer(call) {
      if (!isHouse(given, call)) return null;
      const asked = JSON.parse(call.body) as Omit<Grant, 'status'>;
      const known = grants.get(asked.grantId);
      const verb = call.path.split('/').at(-1);
      if (verb === 'query') return told(asked.grantId);
      if (verb === 'cancel') return write({ ...asked, ...known, status: 'CANCELLED' });
      if (verb !== 'grant') return null;
      if (known) return told(asked.grantId);
      return write({ ...asked, status: asked.gameId === given.gameId ? 'DONE' : 'REFUSED' });
    },
    next(account) {
      for (const grant of grants.values()) {
        const isOpen = grant.status === 'DONE' && Date.parse(grant.expiresAt) > now();
        const left = grant.rounds - used(grant.grantId);
        if (grant.account === account && isOpen && left > 0) return { ...grant, left };
      }
      return null;
    },
    end(grantId) {
      const grant = grants.get(grantId);
      if (grant) write({ ...grant, status: 'CANCELLED' });
    },
  };
}
