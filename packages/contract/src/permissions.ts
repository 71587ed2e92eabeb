/** What an operator's role may do; named `<room>.<verb>`, declared beside each console route. */
export const PERMISSIONS = [
  'site.read',
  'site.status',
  'site.registration',
  'couriers.read',
  'couriers.write',
  'site.content',
  'messaging.read',
  'messaging.notices',
  'messaging.letters',
  'messaging.feedback',
  'media.upload',
  'chat.read',
  'chat.answer',
  'chat.setup',
  'site.applications',
  'site.settings',
  'identity.members-read',
  'identity.members-write',
  'identity.members-notes',
  'identity.members-export',
  'identity.limits',
  'identity.affiliates',
  'identity.operators',
  'wallet.read',
  'wallet.verify',
  'wagers.read',
  'limits.read',
  'limits.profile',
  'cashier.read',
  'cashier.act',
  'agents.read',
  'fairness.read',
  'jackpots.read',
  'jackpots.write',
  'catalogue.read',
  'catalogue.write',
  'vendors.read',
  'vendors.write',
  'slots.read',
  'slots.write',
  'records.read',
  'records.audit',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const OPERATOR_ROLES = [
  'support',
  'finance',
  'risk',
  'content',
  'inspector',
  'admin',
] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

const READ_MEMBERS = [
  'identity.members-read',
  'wagers.read',
  'limits.read',
  'catalogue.read',
] as const;

/**
 * Least privilege: each built-in role has what its desk needs; an operator has the permissions of
 * all roles held, custom ones included. The inspector sees everything and changes nothing.
 * Source: checklist A-045.
 */
export const ROLE_PERMISSIONS: Readonly<Record<OperatorRole, readonly Permission[]>> = {
  support: [
    ...READ_MEMBERS,
    'identity.members-notes',
    'identity.limits',
    'site.read',
    'site.applications',
    'couriers.read',
    'messaging.read',
    'messaging.letters',
    'messaging.feedback',
    'chat.read',
    'chat.answer',
    'wallet.read',
    'cashier.read',
    'agents.read',
  ],
  finance: [
    ...READ_MEMBERS,
    'identity.affiliates',
    'wallet.read',
    'wallet.verify',
    'cashier.read',
    'agents.read',
    'cashier.act',
    'jackpots.read',
    'jackpots.write',
    'vendors.read',
    'vendors.write',
    'slots.read',
    'slots.write',
    'records.read',
  ],
  risk: [
    ...READ_MEMBERS,
    'identity.members-write',
    'identity.members-notes',
    'identity.members-export',
    'identity.limits',
    'wallet.read',
    'wallet.verify',
    'cashier.read',
    'agents.read',
    'fairness.read',
    'jackpots.read',
    'vendors.read',
    'slots.read',
    'slots.write',
    'records.read',
    'records.audit',
  ],
  content: [
    'site.read',
    'site.content',
    'site.applications',
    'messaging.read',
    'messaging.notices',
    'messaging.letters',
    'media.upload',
    'catalogue.read',
    'catalogue.write',
  ],
  inspector: PERMISSIONS.filter((one) => /[.-]read$/.test(one) || one === 'records.audit'),
  admin: PERMISSIONS,
};

export const isBuiltInRole = (role: string): role is OperatorRole =>
  (OPERATOR_ROLES as readonly string[]).includes(role);
