/** The lists of the demo brand. Keys are column names; `position` is the order on the page. */

export const DEMO_FLAGS = [
  { name: 'USERNAMEREG3', value: '1' },
  { name: 'MOBILENUMREG3', value: '1' },
  { name: 'REGMOBVERF3', value: '1' },
  { name: 'MOBILENUMPASSREG3', value: '1' },
  { name: 'MOBILEVERCODELOGIN3', value: '1' },
  { name: 'FREEPLAY3', value: '1' },
  { name: 'PWDEXPFORCECHANGE3', value: '0' },
  { name: 'LOGINGUARD3', value: '0' },
  { name: 'REFERRAL3', value: '1' },
  { name: 'LIVECHAT3', value: '1' },
  { name: 'TABLECHAT3', value: '0' },
];

export const DEMO_MENUS = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'].map(
  (category, index) => ({ category, position: index + 1, enabled: category === 'RNG' }),
);

const rule = (field: string, [min, max]: [number, number], given: object = {}) => ({
  field,
  enabled: false,
  required: false,
  pattern_id: 'any',
  min_length: min,
  max_length: max,
  ...given,
});
const WANTED = { enabled: true, required: true };

/** Every field the specification names for registration; the demo form asks for the first three. */
export const DEMO_RULES = [
  rule('username', [4, 15], { ...WANTED, pattern_id: 'username' }),
  rule('password', [8, 128], WANTED),
  rule('confirmPassword', [8, 128], WANTED),
  rule('referralCode', [4, 64], { enabled: true }),
  rule('mobileNum', [10, 14], { pattern_id: 'mobile-bd' }),
  rule('verificationCode', [6, 6], { pattern_id: 'digits' }),
  rule('payeeName', [2, 60], { pattern_id: 'real-name' }),
  rule('email', [6, 254], { pattern_id: 'email' }),
  rule('qqNum', [5, 12], { pattern_id: 'digits' }),
  rule('line', [4, 40]),
  rule('whatsapp', [6, 20]),
  rule('facebook', [4, 60]),
  rule('wechat', [4, 40]),
  rule('idNumber', [6, 30]),
  rule('affiliateCode', [4, 40]),
  rule('paymentPassword', [6, 6], { pattern_id: 'digits' }),
  rule('recommenderId', [4, 64]),
  rule('captcha', [5, 16]),
].map((row, index) => ({ ...row, position: index + 1 }));

/** The first is shown where only one fits; it works while the site itself is closed. */
export const DEMO_SERVICES = [
  { position: 1, type: 1, path: 'mailto:support@nokshi.example' },
  { position: 2, type: 3, path: '/?m=chat' },
];
