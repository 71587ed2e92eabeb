/** What a registration form can ask for, in the order of the specification. E-035..E-052. */
export const REGISTRATION_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'verificationCode',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'captcha',
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

export const isRegistrationField = (name: string): name is RegistrationField =>
  (REGISTRATION_FIELDS as readonly string[]).includes(name);

/** An account cannot do without these: always shown, always required. */
export const ALWAYS_ASKED: ReadonlySet<string> = new Set([
  'username',
  'password',
  'confirmPassword',
]);

/** Personal details and contacts; sealed, and shown masked. E-051. */
export const PERSONAL_FIELDS = [
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
] as const satisfies readonly RegistrationField[];
export type PersonalField = (typeof PERSONAL_FIELDS)[number];

/** What a member can add after registration, on the security page. Checklist E-058. */
export const PROFILE_FIELDS = [
  'telegram',
  'zalo',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'incomeSource',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

export const SEALED_FIELDS = [...PERSONAL_FIELDS, ...PROFILE_FIELDS] as const;
export type SealedField = (typeof SEALED_FIELDS)[number];

/** Six digits, whatever the operator sets: withdrawals ask for them on a pad. V-021. */
export const PAYMENT_PASSWORD_DIGITS = 6;
