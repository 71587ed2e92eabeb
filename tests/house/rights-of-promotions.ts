/** The rights of promotions, missions and points, as `rights-of-calls.ts` has the others. */
export const TAKES_OF_PROMOTIONS = {
  anyone: `
    GET /wps/points/goods
    GET /wps/promotions
    GET /wps/vip/levels
    GET /wps/promotions/envelope
    GET /wps/promotions/envelope/proof
    GET /wps/promotions/wheel
    GET /wps/promotions/one
    GET /wps/promotions/raffle
    GET /wps/promotions/raffle/entrants
    GET /wps/promotions/raffle/proof
  `,
  session: `
    GET /wps/promotions/boards
    GET /wps/promotions/boards/one
    GET /wps/relay/MCSFE_getMissionLeaderboard
    GET /wps/relay/MCSFE_getMissionSummaryDetails
  `,
  member: `
    GET /wps/relay/MCS2_getPointBalance
    GET /wps/relay/MCS2_getPointConfig
    GET /wps/relay/MCS2_getPointReward
    GET /wps/relay/MCS2_getRedeemPointList
    GET /wps/vip
    GET /wps/promotions/bonuses
    GET /wps/promotions/applications
    GET /wps/promotions/counts
    GET /wps/promotions/for-deposit
    GET /wps/promotions/envelope/waiting
    GET /wps/promotions/wheel/proof
    GET /wps/promotions/referral
    GET /wps/promotions/free-rounds
    GET /wps/promotions/rewards
  `,
  owner: `
    POST /wps/promotions/applications/withdraw
    POST /wps/promotions/bonuses/leave
  `,
  player: `
    POST /wps/relay/MCS2_claimRafflePromotion
    POST /wps/relay/passwordCheck/MCS2_convertPoint
    POST /wps/relay/passwordCheck/MCS2_redeemPointReward
    POST /wps/promotions/applications
    POST /wps/promotions/claim
    POST /wps/promotions/code
    POST /wps/promotions/envelope/open
    POST /wps/promotions/wheel/spin
    POST /wps/promotions/join
    POST /wps/promotions/missions/claim
    POST /wps/promotions/rewards/take
  `,
};
