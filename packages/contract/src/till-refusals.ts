/** What providers, statements, claims and debts are refused with. */
export const TILL_REFUSALS = {
  'cashier.debt-unknown': 404,
  'cashier.debt-changed': 409,
  'cashier.nothing-there': 409,
  'cashier.told-already': 409,
  'cashier.statement-unreadable': 400,
  'cashier.statement-too-long': 413,
  'cashier.line-unknown': 404,
  'cashier.line-changed': 409,
  'cashier.claim-about-nothing': 404,
  'cashier.claim-open': 409,
  'cashier.claim-closed': 409,
  'cashier.claim-unknown': 404,
  'cashier.claim-answered': 409,
  'cashier.evidence-unknown': 404,
  'cashier.evidence-taken': 409,
} as const;
