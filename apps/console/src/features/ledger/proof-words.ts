import type { Proof } from '@nokshi/contract/console/wallet.ts';
import type { MessageId, Translate } from '../../lib/words.ts';

/** The checks by the names the server gives them; one it has and we do not is shown as it is. */
const CHECKS: Readonly<Record<string, MessageId>> = {
  'batch sums to zero': 'check.zero',
  'house entry mirrors its members': 'check.mirror',
  'account chain has no gap': 'check.chain',
  'balance is the last entry': 'check.balance',
  'entries belong to accounts': 'check.accounts',
  'batch hash holds': 'check.hash',
  'batches have no gap': 'check.gap',
  'entries belong to batches': 'check.batches',
  'lane head is the last batch': 'check.head',
  'held is what holds have left': 'check.held',
  'members are not below their floor': 'check.floor',
  'entry has its form': 'check.entry-form',
  'account has the form of its kind': 'check.account-form',
  'every lane is there': 'check.lanes',
  'proven heads are in the chain': 'check.proven',
  'published heads are in the chain': 'check.published',
  'published accounts are as they were': 'check.published-accounts',
  'each day has the head of every lane': 'check.published-days',
};

export function checkText(t: Translate, check: string): string {
  const id = CHECKS[check];
  return id ? t(id) : check;
}

/** `840 ms`, `12.3 s`, `4 min 7 s`. */
export function tookText(t: Translate, ms: number): string {
  if (ms < 1_000) return t('ledger.ms', { ms });
  if (ms < 60_000) return t('ledger.seconds', { seconds: (ms / 1_000).toFixed(1) });
  const seconds = Math.round(ms / 1_000);
  return t('ledger.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/** How long ago, roughly. */
export function agoText(t: Translate, seconds: number): string {
  if (seconds < 60) return t('ledger.ago-seconds', { count: seconds });
  if (seconds < 7_200) return t('ledger.ago-minutes', { count: Math.floor(seconds / 60) });
  return t('ledger.ago-hours', { count: Math.floor(seconds / 3_600) });
}

export const resultText = (t: Translate, { state, differences }: Proof): string =>
  state === 'done'
    ? differences === 0
      ? t('ledger.no-difference')
      : t('ledger.found-count', { count: differences })
    : t(`ledger.state-${state}`);
