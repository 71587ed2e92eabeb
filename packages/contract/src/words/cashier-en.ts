import type { RefusalCode } from '../refusals.ts';

type CashierCode = Extract<RefusalCode, `cashier.${string}`>;

/** The English words of the cashier's refusals. */
export const cashierEn: Readonly<Record<CashierCode, string>> = {
  'cashier.amount-out-of-range':
    'This payment method does not accept that amount. Please choose {exactly}. Please choose between {minimum} and {maximum}.',
  'cashier.channel-unknown': 'This payment method was not found.',
  'cashier.channel-off': 'This payment method is currently closed. Please choose another one.',
  'cashier.channel-closed':
    'This payment method is closed at this hour. Please choose another one, or come back at {opensAt}.',
  'cashier.terms-changed':
    'The terms of this payment method have changed in the meantime. Please check them again.',
  'cashier.deposits-missing':
    'This payment method becomes available after other deposits. There are {missing} to go.',
  'cashier.field-missing': 'Something that this payment method needs is not filled in.',
  'cashier.field-wrong': 'Something is not in the format that this payment method needs.',
  'cashier.terms-same': 'Nothing in these terms has changed.',
  'cashier.voucher-unknown': 'This voucher was not found. Please check the code.',
  'cashier.voucher-used': 'This voucher has already been redeemed.',
  'cashier.voucher-expired': 'This voucher has expired. It could be redeemed until {expiresAt}.',
  'cashier.voucher-void': 'We have voided this voucher.',
  'cashier.voucher-expiry': 'Vouchers must expire in the future, within five years.',
  'cashier.batch-unknown': 'This batch of vouchers was not found.',
  'cashier.batch-over': 'This batch is void or has expired.',
  'cashier.codes-taken':
    'The codes of this batch have already been generated and are not stored. If they are lost, void the batch and issue another.',
  'cashier.deposit-unknown': 'This deposit was not found.',
  'cashier.too-many-pending':
    'Several of your deposits are still on their way. The maximum is {atMost} at a time.',
  'cashier.deposit-decided': 'This deposit changed in the meantime. Please check it again.',
  'cashier.payment-changed': 'This payment changed in the meantime. Please check it again.',
  'cashier.deposit-forbidden':
    'A limit or a break does not allow this deposit now. Wait until it is over, or return the payment.',
  'cashier.method-unknown': 'This payout method was not found.',
  'cashier.payee-account': 'The account number is not in the format of this payout method.',
  'cashier.payee-known': 'You have already added this account.',
  'cashier.payee-unknown': 'This payout account was not found.',
  'cashier.payee-resting': 'This account is new. For your safety we pay to it from {usableFrom}.',
  'cashier.too-many-payees': 'You can have {atMost} accounts. Please remove one first.',
  'cashier.withdrawal-out-of-range':
    'This payout method does not allow that amount. Please choose {exactly}. Please choose between {minimum} and {maximum}.',
  'cashier.too-many-withdrawals':
    'Several of your withdrawals are still open. The maximum is {atMost} at a time.',
  'cashier.withdrawal-day':
    'This is over your limit for today. You can still withdraw {left}, and more from {resetsAt}.',
  'cashier.turnover-missing':
    'You cannot withdraw all of your money yet. You can withdraw {available} now, the rest when you have staked {missing} more.',
  'cashier.debt-open':
    'Part of your balance is held for a debt. It is {held}; you can withdraw {available} now.',
  'cashier.withdrawal-unknown': 'This withdrawal was not found.',
  'cashier.withdrawal-changed': 'This withdrawal changed in the meantime. Please check it again.',
  'cashier.withdrawal-under-review':
    'This member’s withdrawals are under review. They wait until the risk desk releases them.',
  'cashier.answer-closed':
    'This can no longer be answered. Please write to us if something is wrong.',
  'cashier.received-wrong': 'Please enter more than zero and less than the whole amount.',
  'cashier.proof-needed': 'Please add a picture of your account that shows what arrived.',
  'cashier.reference-taken': 'Another withdrawal was already paid under this reference.',
  'cashier.debt-unknown': 'This debt was not found.',
  'cashier.debt-changed': 'Part of this debt was paid in the meantime. Please check it again.',
  'cashier.nothing-there': 'The member has nothing in the balance at the moment.',
  'cashier.told-already': 'You have already reported this payment, or its time is over.',
  'cashier.statement-unreadable':
    'This is not a valid statement. Its first line must name date, amount, reference and sender.',
  'cashier.statement-too-long': 'A statement can have {lines} lines at most. Please split it.',
  'cashier.line-unknown': 'This line was not found.',
  'cashier.claim-about-nothing': 'We found nothing of yours that this is about.',
  'cashier.claim-open': 'You have already claimed this. We will answer by the time shown.',
  'cashier.claim-closed':
    'This can no longer be claimed. Please write to us if something is wrong.',
  'cashier.claim-unknown': 'This claim was not found.',
  'cashier.claim-answered': 'This claim was answered in the meantime. Please check it again.',
  'cashier.evidence-unknown': 'No waiting line of this amount was found.',
  'cashier.evidence-taken': 'Another deposit was paid under this reference, or it was reversed.',
  'cashier.line-changed': 'This line changed in the meantime. Please check it again.',
};
