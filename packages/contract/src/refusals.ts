/**
 * Every refusal the platform can answer, with its HTTP status. The code equals the translation key
 * (`words/en.ts`, `words/bn.ts`). A fault is not in this list: it answers 500 `edge.fault`.
 */
export const REFUSALS = {
  'edge.invalid-input': 400,
  'edge.malformed': 400,
  'edge.key-missing': 400,
  'edge.encryption-needed': 400,
  'edge.encryption-broken': 400,
  'edge.not-logged-in': 401,
  'edge.session-ended': 401,
  'edge.launch-ended': 401,
  'edge.signature-wrong': 401,
  'edge.forbidden': 403,
  'edge.origin-refused': 403,
  'edge.not-found': 404,
  'edge.method-not-allowed': 405,
  'edge.too-slow': 408,
  'edge.too-large': 413,
  'edge.media-type': 415,
  'edge.key-reused': 422,
  'edge.too-many-requests': 429,
  'edge.fault': 500,
  'edge.maintenance': 503,
  'edge.region-blocked': 503,
  'edge.busy': 503,

  'site.message-needed': 400,
  'site.version-changed': 409,
  'site.post-unknown': 404,

  'content.version-changed': 409,
  'content.unknown': 404,
  'content.words-needed': 400,
  'content.schedule-order': 400,
  'content.nothing-to-undo': 409,
  'content.too-many': 409,

  'media.too-large': 413,
  'media.not-a-picture': 400,
  'media.too-many-pixels': 400,

  'identity.true-account-needed': 403,
  'identity.restricted': 403,
  'identity.wrong-credentials': 401,
  'identity.captcha-needed': 401,
  'identity.captcha-wrong': 401,
  'identity.too-many-attempts': 429,
  'identity.username-taken': 409,
  'identity.username-pattern': 400,
  'identity.password-length': 400,
  'identity.password-common': 400,
  'identity.password-pattern': 400,
  'identity.passwords-differ': 400,
  'identity.password-same': 400,
  'identity.terms-needed': 400,
  'identity.invitation-wrong': 400,
  'identity.registration-closed': 403,
  'identity.session-unknown': 404,
  'identity.member-unknown': 404,
  'identity.second-factor-needed': 401,
  'identity.second-factor-wrong': 401,
  'identity.second-factor-off': 409,
  'identity.second-factor-on': 409,
  'identity.password-change-needed': 403,
  'identity.state-wrong': 409,

  'wallet.insufficient': 409,
  'wallet.key-reused': 422,
  'wallet.key-expired': 409,
  'wallet.account-closed': 409,
  'wallet.not-empty': 409,
  'wallet.hold-unknown': 404,
  'wallet.hold-exceeded': 409,
  'wallet.verify-running': 409,

  'limits.self-excluded': 403,
  'limits.time-out': 403,
  'limits.frozen': 403,
  'limits.deposit-limit': 409,
  'limits.stake-limit': 409,
  'limits.loss-limit': 409,
  'limits.order': 400,
  'limits.change-unknown': 404,
  'limits.change-not-due': 409,
  'limits.already-excluded': 409,

  'catalogue.game-unknown': 404,
  'catalogue.game-off': 409,

  'slots.stake-not-offered': 400,
  'slots.too-soon': 429,
  'slots.round-unknown': 404,

  'fairness.client-seed': 400,
  'fairness.round-unknown': 404,
  'fairness.seed-unused': 409,

  'cashier.amount-out-of-range': 400,
  'cashier.channel-unknown': 404,
  'cashier.channel-off': 409,
  'cashier.deposit-unknown': 404,
  'cashier.too-many-pending': 409,

  'wagers.wager-unknown': 404,
  'records.range': 400,
} as const satisfies Record<`${string}.${string}`, number>;

export type RefusalCode = keyof typeof REFUSALS;

/** Refusals that any route may answer; they are not repeated in the route's own list. */
export const EDGE_REFUSALS = (Object.keys(REFUSALS) as RefusalCode[]).filter((code) =>
  code.startsWith('edge.'),
);
