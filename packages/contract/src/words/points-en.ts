import type { RefusalCode } from '../refusals.ts';

type PointsCode = Extract<RefusalCode, `points.${string}`>;

/** The English words of the refusals of points. */
export const pointsEn: Readonly<Record<PointsCode, string>> = {
  'points.good-unknown': 'This good is no longer offered. Please choose another one.',
  'points.price-changed':
    'The price has changed. One costs {points} points now. Please check and order again.',
  'points.messenger-needed': 'Please enter your Zalo or WhatsApp ID to redeem this bonus.',
  'points.sold-out': 'There are not so many left. Please order fewer or choose another good.',
  'points.not-enough': 'You do not have enough points. You have {balance}.',
  'points.ratio-changed':
    'The ratio has changed. One taka is {points} points now. Please check and try again.',
  'points.not-whole': 'Please enter points for whole taka. Use multiples of {points}.',
  'points.too-few': 'These are too few points to convert. The fewest are {points}.',
  'points.day-used':
    'This is over your limit for today. You can still convert {left} points, and more from {resetsAt}.',
  'points.order-unknown': 'This order was not found.',
  'points.order-decided': 'This order was already decided. Please reload the list.',
  'points.terms-changed': 'Someone else has changed the rates. Please look at them again.',
  'points.terms-same': 'Nothing in these rates has changed.',
  'points.terms-order': 'The fewest points at once must not be more than the most of a day.',
};
