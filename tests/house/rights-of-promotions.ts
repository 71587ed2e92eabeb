/** The rights of promotions, missions and points, as `rights-of-calls.ts` has the others. */
export const TAKES_OF_PROMOTIONS = {
  anyone: `
    GET /wps/points/goods
    GET /wps/promotions
    GET /wps/promotions/one
  `,
  session: `
    GET /wps/relay/MCSFE_getMissionLeaderboard
    GET /wps/relay/MCSFE_getMissionSummaryDetails
  `,
  member: `
    GET /wps/relay/MCS2_getPointBalance
    GET /wps/relay/MCS2_getPointConfig
    GET /wps/relay/MCS2_getPointReward
    GET /wps/relay/MCS2_getRedeemPointList
    GET /wps/promotions/bonuses
    GET /wps/promotions/counts
    GET /wps/promotions/rewards
  `,
  owner: `
    POST /wps/promotions/bonuses/leave
  `,
  player: `
    POST /wps/relay/passwordCheck/MCS2_convertPoint
    POST /wps/relay/passwordCheck/MCS2_redeemPointReward
    POST /wps/promotions/claim
    POST /wps/promotions/code
    POST /wps/promotions/join
    POST /wps/promotions/missions/claim
    POST /wps/promotions/rewards/take
  `,
};
