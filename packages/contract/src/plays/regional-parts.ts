/** Plays on draws of others and on 4D: each prize is a number of several digits. */
export const REGIONAL = {
  'four-in-order': /^(big|small)-straight$/,
  'four-lines': /^(big|small)-lines$/,
  'four-box': /^(big|small)-box$/,
  'four-shared-box': /^(big|small)-shared-box$/,
  'first-tail': /^first-last(\d)$/,
  'top-tail': /^top-last(\d)$/,
  'all-tail': /^all-prizes-(\d)$/,
  'all-tail-orders': /^all-prizes-(\d)-orders$/,
  head: /^head-(\d)$/,
  tail: /^tail-(\d)$/,
  'tail-orders': /^tail-(\d)-orders$/,
  'head-tail': /^head-tail-(\d)$/,
  'eight-prizes': /^eight-prizes-(\d)$/,
  'seven-prizes': /^seven-prizes-(\d)$/,
  parlay: /^parlay-(\d)$/,
  'three-top': /^three-straight$/,
  'four-top': /^four-straight$/,
  tote: /^(three|four)-tote$/,
  'two-top': /^two-top$/,
  'two-bottom': /^two-bottom$/,
  'run-top': /^run-top$/,
  'run-bottom': /^run-bottom$/,
  'front-three': /^front-three$/,
  'back-three': /^back-three$/,
} as const;

export type RegionalKind = keyof typeof REGIONAL;

/** Where the plays of a draw of several prizes are found. */
export const REGIONAL_GROUPS: Readonly<Record<RegionalKind, string>> = {
  'four-in-order': 'prizes-',
  'four-lines': 'prizes-',
  'four-box': 'prizes-',
  'four-shared-box': 'prizes-',
  'first-tail': 'tails',
  'top-tail': 'tails',
  'all-tail': 'all-prizes',
  'all-tail-orders': 'all-prizes',
  head: 'heads',
  tail: 'heads',
  'tail-orders': 'heads',
  'head-tail': 'heads',
  'eight-prizes': 'few-prizes',
  'seven-prizes': 'few-prizes',
  parlay: 'parlay',
  'three-top': 'top',
  'four-top': 'top',
  tote: 'top',
  'two-top': 'top',
  'two-bottom': 'bottom',
  'run-top': 'top',
  'run-bottom': 'bottom',
  'front-three': 'bottom',
  'back-three': 'bottom',
};

const REGIONS = /^(vn-|thai$|lao$|my-4d$|sg-4d$|4d$)/;

/** Whether draws of the family are several numbers, a tier after another. */
export const isRegional = (family: string): boolean => REGIONS.test(family);
