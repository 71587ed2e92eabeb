import { ask } from '@nokshi/ui';
import type { Address } from '../lib/address.ts';
import type { Translate } from '../lib/words.ts';
import { useSession } from './session.ts';

const TRIAL = 4;

type Gate = { readonly address: Address; readonly t: Translate; readonly next: string };

/**
 * The log-in gate: no session opens the log-in modal, a trial account is told why not, everyone
 * else passes. The server decides again. Checklist V-001..V-004, V-008.
 */
export function passGate({ address, t, next }: Gate): boolean {
  const { phase, member } = useSession.getState();
  if (phase !== 'in' || !member) {
    address.open({ m: 'login', next });
    return false;
  }
  if (member.type !== TRIAL) return true;
  void ask({ title: t('app.true-account-needed'), icon: 'info' });
  return false;
}
