import { TAKES_OF_PROMOTIONS } from './rights-of-promotions.ts';

/**
 * Which right each call of the player site takes, written down a second time and not read from the
 * contract: a call that somebody opens by mistake fails the matrix of rights. Checklist A-046; the
 * operators' calls have theirs in `duties.ts`.
 */
const TAKES = {
  // Who is not logged in, and everybody else.
  anyone: `
    GET /lgw/games/game_menu/region
    GET /lgw/games/game_menus
    GET /lgw/games/popular
    GET /lgw/lottery/games/:gameCode
    GET /lgw/lottery/games/:gameCode/issues
    GET /lgw/lottery/games/:gameCode/issues/:issue/proof
    GET /lgw/lottery/games/:gameCode/sides
    GET /lgw/vn/games/game_menu
    GET /lgw/vn/numeros/opened/game
    GET /lotto/lgw/games/opened/numero
    GET /wps/agent/affiliate
    GET /wps/captcha
    GET /wps/captcha/words
    GET /wps/chat
    POST /wps/chat/files
    GET /wps/chat/files/:fileId
    GET /wps/chat/messages
    POST /wps/chat/messages
    POST /wps/chat/seen
    GET /wps/fairness/chains/:purpose
    GET /wps/fairness/draws/:purpose
    PUT /wps/feedback
    GET /wps/games/:gameId
    GET /wps/games/:gameId/games
    GET /wps/jackpots
    GET /wps/jackpots/awards
    GET /wps/jackpots/awards/:awardId
    GET /wps/jackpots/awards/:awardId/entrants
    GET /wps/kite/flights/:issue/proof
    GET /wps/ledger/heads
    POST /wps/member/password/email
    POST /wps/member/password/verification
    PUT /wps/member/register
    PUT /wps/member/register/mobile
    PUT /wps/messaging/question
    GET /wps/relay/GCSGAME_gameList
    GET /wps/relay/GCSGAME_gameVendor
    GET /wps/relay/GCSGAME_getRankList
    GET /wps/relay/GCSGAME_getVassGameType
    GET /wps/relay/GCSGAME_hotGamesV2
    GET /wps/relay/GCSGAME_winnerBoard
    GET /wps/relay/MCSFE_getListAnnouncements
    GET /wps/session/challenge
    GET /wps/session/challenge/work
    POST /wps/session/factor
    POST /wps/session/factor/code
    POST /wps/session/factor/passkey
    POST /wps/session/login
    POST /wps/session/login/freeplay
    DELETE /wps/session/remembered
    POST /wps/session/remembered
    GET /wps/slots/draws
    GET /wps/slots/draws/:awardId
    GET /wps/slots/draws/:awardId/entrants
    GET /wps/slots/pots
    GET /wps/system/banners
    GET /wps/system/countryCode
    GET /wps/system/credentialKey
    GET /wps/system/domainRoute
    GET /wps/system/helpCenter
    POST /wps/system/join
    GET /wps/system/posts
    GET /wps/system/posts/:id
    GET /wps/system/serviceList
    GET /wps/system/setting/register
    GET /wps/system/status
    GET /wps/system/terms
    GET /wps/system/whitelabel
    GET /wps/tables
    GET /wps/tables/:gameCode/rounds/:issue/proof
    POST /wps/verification/sms/noLogin
    POST /wps/verification/sms/register
    POST /wps/verification/sms/register/mobile
  `,
  // Everybody with a session: free play, frozen and excluded members as well.
  session: `
    GET /lgw/lottery/bets
    GET /lgw/lottery/bets/:betId
    GET /lgw/lottery/chases
    GET /lgw/lottery/chases/:chaseId
    POST /lgw/lottery/chases/:chaseId/stop
    GET /lgw/vn/games/game_menu/recent
    GET /wps/fairness/rounds/:roundId
    GET /wps/fairness/seed
    GET /wps/instants/rounds/:roundId
    GET /wps/kite/bets/:betId
    GET /wps/limits/stretch
    DELETE /wps/member/device/:id
    GET /wps/member/info
    GET /wps/member/info/funds/consolidated
    GET /wps/member/info/icon
    POST /wps/member/language
    GET /wps/member/security
    POST /wps/messaging/notices/read
    GET /wps/relay/CSP_unreadCount
    GET /wps/relay/GCS_merchantWallet
    GET /wps/tables/bets/:betId
    GET /wps/relay/MCSFE_getListAnnouncementsLogin
    GET /wps/relay/MCSFE_getPlayerAvatar
    GET /wps/session/info
    DELETE /wps/session/list
    GET /wps/session/list
    DELETE /wps/session/list/:id
    DELETE /wps/session/logout
    GET /wps/v2/wallets/balance
  `,
  // Every account with real money, whatever its standing.
  member: `
    GET /wps/cashier/channels
    GET /wps/cashier/claims
    POST /wps/cashier/claims
    GET /wps/cashier/deposits
    GET /wps/cashier/deposits/:id
    GET /wps/cashier/deposits/:id/payment
    POST /wps/cashier/deposits/:id/told
    GET /wps/cashier/withdrawal-terms
    GET /wps/cashier/withdrawals
    GET /wps/cashier/withdrawals/:id
    POST /wps/cashier/withdrawals/:id/answer
    GET /wps/limits
    POST /wps/limits/self-exclusion
    POST /wps/limits/time-out
    GET /wps/member/activity
    POST /wps/member/firstLogin
    POST /wps/member/password
    PUT /wps/member/paymentPassword
    POST /wps/member/paymentPassword/code
    GET /wps/member/referral
    GET /wps/messaging/feedback
    GET /wps/messaging/inbox
    POST /wps/messaging/inbox/:id/mute
    POST /wps/messaging/inbox/:id/report
    POST /wps/messaging/inbox/delete
    POST /wps/messaging/inbox/read
    POST /wps/messaging/inbox/read-all
    POST /wps/messaging/inbox/restore
    GET /wps/records/entries
    POST /wps/records/export
    GET /wps/records/net
    GET /wps/records/wagers
    GET /wps/records/wagers/:wagerId
    GET /wps/relay/GCS_recentGame
    POST /wps/relay/GCS_walletTransfer
    GET /wps/relay/MCSFE_getFavoriteGames
    GET /wps/relay/MCSFE_getFavoriteGamesList
    POST /wps/relay/MCSFE_toggleFavorite
    GET /wps/relay/ODSFE2_MemTransDet
    GET /wps/team/transfer-terms
    GET /wps/team/transfers
    GET /wps/vendors/wallets
  `,
  // The member alone, not while frozen.
  owner: `
    POST /wps/cashier/payees
    DELETE /wps/cashier/payees/:id
    POST /wps/cashier/withdrawals
    POST /wps/fairness/rotate
    PUT /wps/limits
    POST /wps/limits/confirm
    DELETE /wps/limits/pending/:id
    PUT /wps/limits/reality-check
    POST /wps/limits/self-exclusion/return
    PUT /wps/limits/time
    PUT /wps/member/avatar
    DELETE /wps/member/closing
    POST /wps/member/closing
    PUT /wps/member/contact
    POST /wps/member/contact/code
    PUT /wps/member/factor/code
    POST /wps/member/factor/passkey
    POST /wps/member/factor/passkey/ask
    POST /wps/member/factor/passkey/begin
    POST /wps/member/factor/passkey/name
    POST /wps/member/factor/passkey/remove
    POST /wps/member/factor/recovery
    POST /wps/member/factor/totp/begin
    POST /wps/member/factor/totp/confirm
    POST /wps/member/factor/totp/remove
    PUT /wps/member/profile
  `,
  // A member who may play and pay in.
  player: `
    GET /lgw/lobby/launch
    POST /wps/cashier/deposits
    GET /wps/limits/prompt
    POST /wps/limits/prompt
    POST /wps/tables/:gameCode/chat
    POST /wps/tables/chat/:messageId/report
    POST /wps/tables/chat/rules
    POST /wps/team/transfers
  `,
  // The same, or somebody in free play.
  table: `
    POST /lgw/lottery/bets
    POST /lgw/lottery/bets/:betId/cancel
    POST /lgw/lottery/chases
    POST /wps/games/launch
    POST /wps/instants/launch
    POST /wps/kite/launch
    POST /wps/limits/stretch/acknowledge
    GET /wps/tables/chat
    POST /wps/tables/launch
    GET /wps/relay/GCS_gameLaunchFB
    POST /wps/relay/GCS_gameLaunchFB
  `,
  // The token of a table.
  launch: `
    POST /wps/instants/rounds
    POST /wps/instants/rounds/:roundId/acts
    GET /wps/instants/history
    GET /wps/instants/table
    POST /wps/kite/bets
    POST /wps/kite/bets/take
    POST /wps/kite/bets/withdraw
    GET /wps/kite/history
    GET /wps/kite/seat
    POST /wps/slots/shown
    POST /wps/slots/spins
    GET /wps/slots/table
    POST /wps/tables/bets
    POST /wps/tables/bets/withdraw
    GET /wps/tables/history
    GET /wps/tables/seat
  `,
  // An account of an agent.
  agent: `
    GET /wps/agent/contracts
    GET /wps/agent/contracts/:contractId
    GET /wps/agent/contracts/assignable
    GET /wps/agent/contracts/requests
    GET /wps/agent/income
    GET /wps/agent/links
    GET /wps/agent/rebates/:day
    GET /wps/agent/slips
    GET /wps/agent/slips/:slipId
    GET /wps/agent/slips/:slipId/file
    GET /wps/agent/slips/:slipId/lines
    GET /wps/agent/team/bets
    GET /wps/agent/team/members
    GET /wps/agent/team/members/:id
    GET /wps/agent/team/overview
    GET /wps/agent/team/profit
    GET /wps/agent/team/transactions
    POST /wps/agent/team/export
  `,
  // An account of an agent whom nothing restricts.
  recruiter: `
    POST /wps/agent/accounts
    POST /wps/agent/contracts
    POST /wps/agent/contracts/preview
    POST /wps/agent/letters
    POST /wps/agent/links
    POST /wps/agent/links/:code/active
    POST /wps/agent/slips/:slipId/pay
    PUT /wps/agent/team/members/:id/base
    POST /wps/relay/MCS2_processContractHourSalary
    POST /wps/relay/MCS2_processDailySalContract
    POST /wps/relay/MCS2_processDividendReq
    POST /wps/relay/MCSFE_processRealTimeSalaryContract
  `,
  // A partner who signs.
  signed: `
    POST /vendor/v1/award
    POST /vendor/v1/balance
    POST /vendor/v1/bet
    POST /vendor/v1/bet-and-win
    POST /vendor/v1/end-round
    POST /vendor/v1/free-bet
    POST /vendor/v1/free-win
    POST /vendor/v1/report
    POST /vendor/v1/rollback
    POST /vendor/v1/session
    POST /vendor/v1/win
    POST /wps/cashier/callbacks/:channel
  `,
};

/** By method and path, as in `GET /wps/member/info`. */
export const RIGHT_OF: ReadonlyMap<string, string> = new Map(
  [...Object.entries(TAKES), ...Object.entries(TAKES_OF_PROMOTIONS)].flatMap(([right, calls]) =>
    calls
      .trim()
      .split(/\n\s+/)
      .map((call) => [call, right] as const),
  ),
);
