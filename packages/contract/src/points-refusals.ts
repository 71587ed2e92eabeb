/** What the points room refuses: orders of the mall, changed points, and its desk. */
export const POINTS_REFUSALS = {
  'points.good-unknown': 404,
  'points.price-changed': 409,
  'points.messenger-needed': 400,
  'points.sold-out': 409,
  'points.not-enough': 409,
  'points.ratio-changed': 409,
  'points.not-whole': 400,
  'points.too-few': 400,
  'points.day-used': 409,
  'points.order-unknown': 404,
  'points.order-decided': 409,
  'points.terms-changed': 409,
  'points.terms-same': 400,
  'points.terms-order': 400,
} as const;
