import { consoleChannelRoutes } from './console/channels.ts';
import { consoleChatRoutes } from './console/chat.ts';
import { consoleCouriersRoutes } from './console/couriers.ts';
import {
  consoleBannerRoutes,
  consoleContentRoutes,
  consoleHelpRoutes,
  consoleNoticeRoutes,
  consolePostRoutes,
  consoleResourceRoutes,
  consoleTermsRoutes,
} from './console/content.ts';
import { consoleAffiliateRoutes } from './console/affiliates.ts';
import { consoleAgentContractsRoutes, consoleAgentRunsRoutes } from './console/agent-contracts.ts';
import { consoleAgentLineRoutes } from './console/agent-line.ts';
import { consoleAgentRebatesRoutes } from './console/agent-rebates.ts';
import { consoleApplicationRoutes } from './console/applications.ts';
import { consoleFeedbackRoutes } from './console/feedback.ts';
import { consoleLetterRoutes } from './console/letters.ts';
import { consoleHarmRoutes } from './console/harm.ts';
import { consoleIdentityRoutes } from './console/identity.ts';
import { consoleMemberCareRoutes } from './console/member-care.ts';
import { consoleMemberBaseRoutes } from './console/member-base.ts';
import { consoleMemberTypeRoutes } from './console/member-type.ts';
import { consolePromotionApplicationRoutes } from './console/promotion-applications.ts';
import { consoleBoardRoutes } from './console/boards.ts';
import { consoleCampaignRoutes } from './console/campaigns.ts';
import { consoleWheelRoutes } from './console/wheels.ts';
import { consoleEnvelopeRoutes } from './console/envelopes.ts';
import { consoleRaffleRoutes } from './console/raffles.ts';
import { consoleReferralRoutes } from './console/referrals.ts';
import { consoleGoodsRoutes, consolePointsRoutes } from './console/points.ts';
import { consoleCatalogueRoutes } from './console/catalogue.ts';
import { consoleJackpotsRoutes } from './console/jackpots.ts';
import { consoleInstantsRoutes } from './console/instants.ts';
import { consoleLotteryRoutes } from './console/lottery.ts';
import { consoleTableChatRoutes } from './console/table-chat.ts';
import { consoleTablesRoutes } from './console/tables.ts';
import { consoleMediaRoutes } from './console/media.ts';
import { consoleClaimRoutes } from './console/claims.ts';
import { consoleCheckoutRoutes } from './console/checkout.ts';
import { consoleCashierRoutes, consoleMemberRoutes } from './console/members-money.ts';
import { consoleOperatorRoutes } from './console/operators.ts';
import { consoleProtectionRoutes } from './console/protection.ts';
import { consoleProposalRoutes } from './console/proposals.ts';
import { consoleReportRoutes } from './console/reports.ts';
import { consoleRecordsRoutes } from './console/records.ts';
import { consoleRiskRoutes } from './console/risk.ts';
import { consoleSettingRoutes } from './console/site-settings.ts';
import { consoleSiteRoutes } from './console/site.ts';
import { consoleSegmentRoutes } from './console/segments.ts';
import { consoleStatementRoutes } from './console/statements.ts';
import { consoleTriesRoutes } from './console/tries.ts';
import { consoleFreeRoundsRoutes } from './console/free-rounds.ts';
import { consoleTeamTransferRoutes } from './console/team-transfers.ts';
import { consoleTransfersRoutes } from './console/transfers.ts';
import { consoleSlotsRoutes } from './console/slots.ts';
import { consoleVendorKeysRoutes } from './console/vendor-keys.ts';
import { consoleVendorsRoutes } from './console/vendors.ts';
import { consoleAdjustmentRoutes } from './console/adjustments.ts';
import { consoleViewRoutes } from './console/views.ts';
import { consoleVipRoutes } from './console/vip.ts';
import { consoleVoucherRoutes } from './console/vouchers.ts';
import { consoleWithdrawalRoutes } from './console/withdrawals.ts';
import { consoleWalletRoutes } from './console/wallet.ts';
import { agentContractsRoutes } from './player/agent-contracts.ts';
import { agentLettersRoutes } from './player/agent-letters.ts';
import { agentLinksRoutes } from './player/agent-links.ts';
import { agentSlipsRoutes } from './player/agent-slips.ts';
import { agentTeamRoutes } from './player/agent-team.ts';
import { agentsRoutes } from './player/agents.ts';
import { cashierRoutes } from './player/cashier.ts';
import { claimsRoutes } from './player/claims.ts';
import { checkoutRoutes } from './player/checkout.ts';
import { withdrawalsRoutes } from './player/withdrawals.ts';
import { catalogueRoutes } from './player/catalogue.ts';
import { chatRoutes } from './player/chat.ts';
import { codesRoutes } from './player/codes.ts';
import { favoritesRoutes } from './player/favorites.ts';
import { fairnessRoutes } from './player/fairness.ts';
import { freePlayRoutes } from './player/free-play.ts';
import { identityRoutes } from './player/identity.ts';
import { jackpotsRoutes } from './player/jackpots.ts';
import { lotteryChaseRoutes } from './player/lottery-chases.ts';
import { instantsRoutes } from './player/instants.ts';
import { kiteRoutes } from './player/kite.ts';
import { lotteryRoutes } from './player/lottery-routes.ts';
import { tableChatRoutes } from './player/table-chat.ts';
import { tablesRoutes } from './player/tables.ts';
import { joinRoutes } from './player/join.ts';
import { activityRoutes } from './player/activity.ts';
import { limitsRoutes } from './player/limits.ts';
import { memberRoutes } from './player/member.ts';
import { feedbackRoutes } from './player/feedback.ts';
import { inboxRoutes } from './player/inbox.ts';
import { messagingRoutes } from './player/messaging.ts';
import { contactRoutes } from './player/contacts.ts';
import { paymentPasswordRoutes } from './player/payment-password.ts';
import { pointsRoutes } from './player/points.ts';
import { applicationRoutes } from './player/applications.ts';
import { wheelRoutes } from './player/wheel.ts';
import { envelopesRoutes } from './player/envelopes.ts';
import { boardsRoutes } from './player/boards.ts';
import { missionsRoutes } from './player/missions.ts';
import { promotionsRoutes } from './player/promotions.ts';
import { recordsRoutes } from './player/records.ts';
import { raffleRoutes } from './player/raffle.ts';
import { referralRoutes } from './player/referral.ts';
import { entryRoutes } from './player/entry.ts';
import { securityRoutes } from './player/security.ts';
import { siteRoutes } from './player/site.ts';
import { slotsRoutes } from './player/slots.ts';
import { teamTransfersRoutes } from './player/team-transfers.ts';
import { transfersRoutes } from './player/transfers.ts';
import { vendorsRoutes } from './player/vendors.ts';
import { vipRoutes } from './player/vip.ts';
import { walletRoutes } from './player/wallet.ts';
import { seamlessRoutes } from './vendor/seamless.ts';

export * from './envelope.ts';
export * from './fields.ts';
export * from './four-eyes.ts';
export * from './live.ts';
export * from './permissions.ts';
export * from './refusals.ts';
export * from './rights.ts';
export * from './route.ts';

/** Every call of the player site, by room. */
export const playerRoutes = {
  site: siteRoutes,
  join: joinRoutes,
  identity: identityRoutes,
  member: memberRoutes,
  referral: referralRoutes,
  raffle: raffleRoutes,
  applications: applicationRoutes,
  codes: codesRoutes,
  entry: entryRoutes,
  security: securityRoutes,
  activity: activityRoutes,
  contact: contactRoutes,
  paymentPassword: paymentPasswordRoutes,
  freePlay: freePlayRoutes,
  agents: agentsRoutes,
  agentContracts: agentContractsRoutes,
  agentSlips: agentSlipsRoutes,
  agentTeam: agentTeamRoutes,
  agentLetters: agentLettersRoutes,
  agentLinks: agentLinksRoutes,
  teamTransfers: teamTransfersRoutes,
  catalogue: catalogueRoutes,
  favorites: favoritesRoutes,
  wallet: walletRoutes,
  cashier: cashierRoutes,
  checkout: checkoutRoutes,
  claims: claimsRoutes,
  withdrawals: withdrawalsRoutes,
  points: pointsRoutes,
  promotions: promotionsRoutes,
  vip: vipRoutes,
  missions: missionsRoutes,
  boards: boardsRoutes,
  envelopes: envelopesRoutes,
  wheel: wheelRoutes,
  limits: limitsRoutes,
  slots: slotsRoutes,
  lottery: lotteryRoutes,
  lotteryChases: lotteryChaseRoutes,
  tables: tablesRoutes,
  tableChat: tableChatRoutes,
  kite: kiteRoutes,
  instants: instantsRoutes,
  fairness: fairnessRoutes,
  jackpots: jackpotsRoutes,
  records: recordsRoutes,
  messaging: messagingRoutes,
  inbox: inboxRoutes,
  feedback: feedbackRoutes,
  chat: chatRoutes,
  vendors: vendorsRoutes,
  transfers: transfersRoutes,
  seamless: seamlessRoutes,
} as const;

/** Every call of the operator console, by room. */
export const consoleRoutes = {
  identity: consoleIdentityRoutes,
  operators: consoleOperatorRoutes,
  views: consoleViewRoutes,
  proposals: consoleProposalRoutes,
  site: consoleSiteRoutes,
  couriers: consoleCouriersRoutes,
  applications: consoleApplicationRoutes,
  settings: consoleSettingRoutes,
  wallet: consoleWalletRoutes,
  members: consoleMemberRoutes,
  memberCare: consoleMemberCareRoutes,
  memberType: consoleMemberTypeRoutes,
  memberBase: consoleMemberBaseRoutes,
  tries: consoleTriesRoutes,
  affiliates: consoleAffiliateRoutes,
  cashier: consoleCashierRoutes,
  checkout: consoleCheckoutRoutes,
  statements: consoleStatementRoutes,
  claims: consoleClaimRoutes,
  withdrawals: consoleWithdrawalRoutes,
  adjustments: consoleAdjustmentRoutes,
  teamTransfers: consoleTeamTransferRoutes,
  agentLine: consoleAgentLineRoutes,
  agentContracts: consoleAgentContractsRoutes,
  agentRuns: consoleAgentRunsRoutes,
  agentRebates: consoleAgentRebatesRoutes,
  channels: consoleChannelRoutes,
  vouchers: consoleVoucherRoutes,
  points: consolePointsRoutes,
  goods: consoleGoodsRoutes,
  campaigns: consoleCampaignRoutes,
  vip: consoleVipRoutes,
  boards: consoleBoardRoutes,
  segments: consoleSegmentRoutes,
  raffles: consoleRaffleRoutes,
  promotionApplications: consolePromotionApplicationRoutes,
  envelopes: consoleEnvelopeRoutes,
  wheels: consoleWheelRoutes,
  referrals: consoleReferralRoutes,
  records: consoleRecordsRoutes,
  reports: consoleReportRoutes,
  content: consoleContentRoutes,
  notices: consoleNoticeRoutes,
  letters: consoleLetterRoutes,
  feedback: consoleFeedbackRoutes,
  help: consoleHelpRoutes,
  posts: consolePostRoutes,
  banners: consoleBannerRoutes,
  resources: consoleResourceRoutes,
  terms: consoleTermsRoutes,
  media: consoleMediaRoutes,
  chat: consoleChatRoutes,
  jackpots: consoleJackpotsRoutes,
  vendors: consoleVendorsRoutes,
  vendorKeys: consoleVendorKeysRoutes,
  transfers: consoleTransfersRoutes,
  freeRounds: consoleFreeRoundsRoutes,
  catalogue: consoleCatalogueRoutes,
  slots: consoleSlotsRoutes,
  lottery: consoleLotteryRoutes,
  tables: consoleTablesRoutes,
  tableChat: consoleTableChatRoutes,
  instants: consoleInstantsRoutes,
  protection: consoleProtectionRoutes,
  risk: consoleRiskRoutes,
  harm: consoleHarmRoutes,
} as const;
