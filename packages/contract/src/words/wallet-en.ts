import type { RefusalCode } from '../refusals.ts';

type WalletCode = Extract<RefusalCode, `wallet.${string}`>;

/** What refusals of the ledger say in English. */
export const walletEn: Readonly<Record<WalletCode, string>> = {
  'wallet.insufficient': 'Your balance is not enough for this.',
  'wallet.key-reused': 'This request was sent before with other contents, so it was not repeated.',
  'wallet.key-expired': 'This request is too old to be carried out. Please start again.',
  'wallet.account-closed': 'This account is closed.',
  'wallet.not-empty': 'There is still money in this account, or set aside from it.',
  'wallet.hold-unknown': 'There is no such hold.',
  'wallet.hold-exceeded': 'That is more than was set aside.',
  'wallet.verify-running': 'The ledger is being proved right now. The result will be here soon.',
};
