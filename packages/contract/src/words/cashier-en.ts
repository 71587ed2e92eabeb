import type { RefusalCode } from '../refusals.ts';

type CashierCode = Extract<RefusalCode, `cashier.${string}`>;

/** What the cashier's refusals say in English. */
export const cashierEn: Readonly<Record<CashierCode, string>> = {
  'cashier.amount-out-of-range':
    'This channel does not take that amount. Please choose between {minimum} and {maximum}.',
  'cashier.channel-unknown': 'There is no such channel.',
  'cashier.channel-off': 'This channel is closed at the moment. Please choose another one.',
  'cashier.channel-closed':
    'This channel is closed at this hour. Please choose another one, or come back at {opensAt}.',
  'cashier.terms-changed':
    'The terms of this channel have changed meanwhile. Please look at them again.',
  'cashier.deposits-missing':
    'This channel opens to you after other deposits. There are {missing} to go.',
  'cashier.field-missing': 'Something that this channel needs is not filled in.',
  'cashier.field-wrong': 'Something is not written as this channel needs it.',
  'cashier.terms-same': 'Nothing in these terms is different.',
  'cashier.voucher-unknown': 'There is no such voucher. Please look at the code again.',
  'cashier.voucher-used': 'This voucher was redeemed already.',
  'cashier.voucher-expired': 'This voucher has expired. It could be redeemed until {expiresAt}.',
  'cashier.voucher-void': 'This voucher was declared void by the house.',
  'cashier.voucher-expiry': 'Vouchers expire in the future, within five years.',
  'cashier.batch-unknown': 'There is no such batch of vouchers.',
  'cashier.batch-over': 'This batch is void or has expired.',
  'cashier.codes-taken':
    'The codes of this batch were taken already and are not kept. If they are lost, void the batch and issue another.',
  'cashier.deposit-unknown': 'There is no such deposit.',
  'cashier.too-many-pending':
    'Several of your deposits are still on their way. There may be {atMost} at a time.',
  'cashier.deposit-decided': 'This deposit has moved on meanwhile. Please look at it again.',
  'cashier.deposit-forbidden':
    'A limit or a break forbids this deposit now. Wait until it is over, or send back what was paid.',
  'cashier.method-unknown': 'There is no such way to be paid.',
  'cashier.payee-account': 'The account number is not written as this method writes it.',
  'cashier.payee-known': 'You have added this account already.',
  'cashier.payee-unknown': 'There is no such account to pay to.',
  'cashier.payee-resting':
    'This account is new. For your safety money goes to it from {usableFrom} on.',
  'cashier.too-many-payees': 'You may have {atMost} accounts. Please take one away first.',
  'cashier.withdrawal-out-of-range':
    'This method does not pay that amount. Please choose between {minimum} and {maximum}.',
  'cashier.too-many-withdrawals':
    'Several of your withdrawals are still open. There may be {atMost} at a time.',
  'cashier.turnover-missing':
    'Not all of your money may go out yet. You may withdraw {available} now, the rest when you have staked {missing} more.',
  'cashier.debt-open':
    'Part of your balance is held back for a debt. It is {held}; you may withdraw {available} now.',
  'cashier.withdrawal-unknown': 'There is no such withdrawal.',
  'cashier.withdrawal-changed': 'This withdrawal has moved on meanwhile. Please look at it again.',
  'cashier.withdrawal-under-review':
    'This member’s withdrawals are under review. They wait until the risk desk releases them.',
  'cashier.answer-closed':
    'This can no longer be answered. Please write to us if something is wrong.',
  'cashier.received-wrong': 'What came is more than nothing and less than the whole amount.',
  'cashier.proof-needed': 'Please add a picture of your account that shows what came.',
  'cashier.reference-taken': 'Another withdrawal was paid under this reference.',
  'cashier.debt-unknown': 'There is no such debt.',
  'cashier.debt-changed': 'Something was paid of this debt meanwhile. Please look at it again.',
  'cashier.nothing-there': 'The member has nothing in the balance at the moment.',
  'cashier.told-already': 'You have told us of this payment already, or its time is over.',
  'cashier.statement-unreadable':
    'This is not a statement as it has to be. Its first line names date, amount, reference and sender.',
  'cashier.statement-too-long': 'A statement has at most {lines} lines. Please divide it.',
  'cashier.line-unknown': 'There is no such line.',
  'cashier.claim-about-nothing': 'There is nothing of yours that this is about.',
  'cashier.claim-open':
    'You have claimed this already. We answer it by the time that stands there.',
  'cashier.claim-closed':
    'This can no longer be claimed. Please write to us if something is wrong.',
  'cashier.claim-unknown': 'There is no such claim.',
  'cashier.claim-answered': 'This claim has been answered meanwhile. Please look at it again.',
  'cashier.evidence-unknown': 'There is no such line of this amount that still waits.',
  'cashier.evidence-taken': 'Another deposit was paid under this reference, or it was taken back.',
  'cashier.line-changed': 'This line has moved on meanwhile. Please look at it again.',
};
