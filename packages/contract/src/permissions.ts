/** What an operator's role may do; named `<room>.<verb>`, declared beside each console route. */
export const PERMISSIONS = [
  'site.read',
  'site.status',
  'site.registration',
  'identity.members-read',
  'identity.members-write',
  'identity.operators',
  'wallet.read',
  'wallet.verify',
  'wagers.read',
  'limits.read',
  'cashier.read',
  'cashier.act',
  'fairness.read',
  'catalogue.read',
  'records.audit',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const OPERATOR_ROLES = ['support', 'finance', 'risk', 'content', 'admin'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

const READ_MEMBERS = [
  'identity.members-read',
  'wagers.read',
  'limits.read',
  'catalogue.read',
] as const;

/** Least privilege: each role has what its desk needs. Source: checklist A-045. */
export const ROLE_PERMISSIONS: Readonly<Record<OperatorRole, readonly Permission[]>> = {
  support: [...READ_MEMBERS, 'site.read', 'wallet.read', 'cashier.read'],
  finance: [...READ_MEMBERS, 'wallet.read', 'wallet.verify', 'cashier.read', 'cashier.act'],
  risk: [
    ...READ_MEMBERS,
    'identity.members-write',
    'wallet.read',
    'wallet.verify',
    'cashier.read',
    'fairness.read',
    'records.audit',
  ],
  content: ['site.read', 'catalogue.read'],
  admin: PERMISSIONS,
};
