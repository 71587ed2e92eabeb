import type { RefusalCode } from '../refusals.ts';

type WalletCode = Extract<RefusalCode, `wallet.${string}`>;

/** The English words of the ledger's refusals. */
export const walletEn: Readonly<Record<WalletCode, string>> = {
  'wallet.insufficient': 'Your balance is too low for this.',
  'wallet.key-reused':
    'This request was sent before with different contents, so it was not repeated.',
  'wallet.key-expired': 'This request is too old to be carried out. Please start again.',
  'wallet.account-closed': 'This account is closed.',
  'wallet.not-empty': 'There is still money in this account, or on hold.',
  'wallet.hold-unknown': 'This hold was not found.',
  'wallet.hold-exceeded': 'That is more than is on hold.',
  'wallet.verify-running': 'The ledger is being verified right now. The result will be here soon.',
};
