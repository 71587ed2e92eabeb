import { z } from 'zod';

/**
 * Acts that may be set to need a second person. Each runs at once, or becomes a proposal that
 * another operator with the same permission approves. Source: checklist A-045 (maker-checker).
 */
export const FOUR_EYES_ACTS = [
  'identity.freeze',
  'identity.unfreeze',
  'identity.reset-factors',
  'identity.set-contact',
  'identity.set-type',
  'identity.set-upline',
  'identity.set-roles',
  'identity.save-role',
  'identity.reset-operator-factor',
  'site.set-brand',
  'site.set-flags',
  'site.set-regions',
  'site.set-domains',
  'site.set-elsewhere',
  'site.set-team',
  'site.set-agents',
  'site.set-registration',
  'messaging.send-letter',
  'cashier.approve-withdrawal',
  'cashier.resolve-withdrawal',
  'cashier.set-terms',
  'cashier.set-channel',
  'cashier.issue-vouchers',
  'cashier.credit-deposit',
  'cashier.return-deposit',
  'cashier.adjust',
  'limits.set-profile',
  'harm.lift',
  'cashier.collect-debt',
  'cashier.write-off-debt',
  'cashier.credit-line',
  'cashier.credit-claim',
  'cashier.answer-complaint',
  'cashier.set-claim-terms',
  'points.set-terms',
  'vip.set-terms',
  'vip.set-level',
  'promotions.publish',
  'promotions.give',
  'promotions.issue',
  'promotions.revoke',
  'promotions.void-board',
  'promotions.void-raffle',
  'agents.offer',
  'agents.end-contract',
  'agents.pay-slip',
  'agents.clear-carry',
  'jackpots.save',
  'jackpots.cover',
  'slots.jackpot-terms',
  'slots.jackpot-switch',
  'lottery.save-game',
  'lottery.void-issue',
  'lottery.correct-result',
  'lottery.set-member-base',
  'tables.save-table',
  'tables.void-round',
  'instants.save-game',
  'vendors.grant-rounds',
  'vendors.change-key',
  'proposals.set-rule',
] as const;
export type FourEyesAct = (typeof FOUR_EYES_ACTS)[number];

/**
 * Acts that create or take money by hand, lift a member's protection, open access to an account, or
 * change who leads a team: they need a second person whatever the setting.
 */
export const ALWAYS_TWO: ReadonlySet<FourEyesAct> = new Set([
  'cashier.adjust',
  'cashier.answer-complaint',
  'harm.lift',
  'lottery.void-issue',
  'lottery.correct-result',
  'lottery.set-member-base',
  'tables.void-round',
  'identity.set-contact',
  'identity.set-type',
  'identity.set-upline',
  'agents.offer',
  'agents.end-contract',
  'agents.clear-carry',
  'promotions.give',
  'promotions.revoke',
  'vip.set-level',
  'promotions.void-board',
  'promotions.void-raffle',
]);

const USUAL = '25000.00';
/**
 * Acts about money that need a second person from the start: above so many BDT, until an operator
 * sets another amount or none.
 */
export const USUAL_ABOVE: Partial<Readonly<Record<FourEyesAct, string>>> = {
  'cashier.approve-withdrawal': USUAL,
  'cashier.resolve-withdrawal': USUAL,
  'cashier.issue-vouchers': USUAL,
  'cashier.credit-deposit': USUAL,
  'cashier.return-deposit': USUAL,
  'cashier.collect-debt': USUAL,
  'cashier.write-off-debt': USUAL,
  'cashier.credit-line': USUAL,
  'cashier.credit-claim': USUAL,
  'agents.pay-slip': USUAL,
  'promotions.publish': USUAL,
  'promotions.issue': '1000.00',
};

/** The answer of such an act: null when it was done, otherwise the proposal that now waits. */
export const outcome = z.object({ proposal: z.string().nullable() });
export type Outcome = z.infer<typeof outcome>;

/** The reason of an operator's act; for the audit log. */
export const reason = z.string().trim().min(3).max(140);

/** One line of what an act changes, with the field name of its desk. */
export const change = z.object({ field: z.string(), from: z.string(), to: z.string() });
export type Change = z.infer<typeof change>;
