import { PASSWORD } from '../harness/house.ts';

/**
 * The calls of the specification as it writes them: method, path, names of what is sent and what the
 * answer has. Written out here a second time, so that no call of ours is held against itself.
 */
export type Fields = Readonly<Record<string, unknown>>;
export type Specified = {
  /** As in the specification. */
  readonly call: string;
  /** In the query of a GET, in its `data` where the call is wrapped, else in the body. */
  readonly sent?: Fields;
  /** A proof of work goes with it. */
  readonly solved?: true;
  readonly wrapped?: true;
  /** Names that the answer has, or each of its rows; or the code that it refuses with. */
  readonly has?: readonly string[];
  readonly refused?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const CONTRACTS = ['dailysalreqtype', 'divtypereq', 'contracthoursalreq', 'realtimesalreqtype'];
/** Of an agent's contract; a member who is no agent has none. */
const REJECTS = {
  sent: { act: 'reject', contractId: `ctr_${'0'.repeat(32)}` },
  refused: 'identity.agents-only',
};

/** With the token of a member, logging out last. */
export const OF_A_MEMBER: readonly (readonly [string, Specified])[] = [
  ['X-004', { call: 'GET /wps/relay/MCSFE_getPlayerAvatar', wrapped: true, has: ['value'] }],
  ['X-006', { call: 'GET /wps/member/info', has: ['nickname', 'account', 'id', 'type'] }],
  ['X-015', { call: 'GET /wps/member/info/icon', has: ['value'] }],
  ['X-021', { call: 'POST /wps/member/firstLogin', has: ['first'] }],
  ['X-022', { call: 'GET /wps/session/info', has: ['userInfo'] }],
  ['X-025', { call: 'POST /wps/member/language', sent: { language: 'BN' }, has: ['language'] }],
  ['X-026', { call: 'GET /wps/v2/wallets/balance', has: ['sumBalance'] }],
  [
    'X-027',
    {
      call: 'POST /wps/relay/GCS_walletTransfer',
      sent: { direction: 'IN', vassalage: 'NOKSHI', amount: '0.00' },
      headers: { 'idempotency-key': 'as-specified-1' },
      refused: 'edge.invalid-input',
    },
  ],
  ['X-028', { call: 'GET /wps/relay/GCS_merchantWallet', wrapped: true, has: ['isSingle'] }],
  ['X-029', { call: 'GET /wps/member/info/funds/consolidated', has: CONTRACTS }],
  [
    'X-030',
    {
      call: 'GET /wps/relay/GCS_gameLaunchFB',
      sent: { gameId: 'no-such-game' },
      wrapped: true,
      headers: { 'x-requested-with': 'nokshi' },
      refused: 'catalogue.game-unknown',
    },
  ],
  ['X-035', { call: 'GET /wps/relay/MCSFE_getFavoriteGames', wrapped: true, has: ['data'] }],
  [
    'X-036',
    {
      call: 'GET /wps/relay/MCSFE_getFavoriteGamesList',
      sent: { gameType: 'RNG' },
      wrapped: true,
      has: ['totalPages'],
    },
  ],
  [
    'X-037',
    {
      call: 'GET /wps/relay/GCS_recentGame',
      sent: { clientType: 3, vassalage: 'NOKSHI', language: 'EN', pageNo: 1, pageSize: 24 },
      wrapped: true,
      has: ['totalPages'],
    },
  ],
  [
    'X-042',
    {
      call: 'POST /wps/relay/MCSFE_toggleFavorite',
      sent: { nodeId: 'PADMA-river-ways', vendor: 'PADMA', gameType: 'RNG' },
      has: ['favorite'],
    },
  ],
  ['X-052', { call: 'POST /wps/relay/MCS2_processDividendReq', ...REJECTS }],
  ['X-053', { call: 'POST /wps/relay/MCS2_processDailySalContract', ...REJECTS }],
  ['X-054', { call: 'POST /wps/relay/MCS2_processContractHourSalary', ...REJECTS }],
  ['X-055', { call: 'POST /wps/relay/MCSFE_processRealTimeSalaryContract', ...REJECTS }],
  [
    'X-057',
    {
      call: 'GET /wps/relay/MCSFE_getListAnnouncementsLogin',
      wrapped: true,
      has: ['id', 'title'],
    },
  ],
  [
    'X-060',
    {
      call: 'POST /wps/relay/MCS2_claimRafflePromotion',
      sent: { promotionId: `cmp_${'0'.repeat(32)}` },
      refused: 'promotions.unknown',
    },
  ],
  ['X-061', { call: 'GET /wps/relay/CSP_unreadCount', wrapped: true, has: ['unreadMessage'] }],
  ['X-063', { call: 'GET /wps/relay/MCS2_getPointBalance', wrapped: true, has: ['pointBalance'] }],
  ['X-064', { call: 'GET /wps/relay/MCS2_getPointReward', wrapped: true, has: ['rows.0.points'] }],
  ['X-066', { call: 'GET /wps/relay/MCS2_getRedeemPointList', wrapped: true, has: ['rows'] }],
  ['X-067', { call: 'GET /wps/relay/MCS2_getPointConfig', wrapped: true, has: ['pointsPerTaka'] }],
  [
    'X-065',
    {
      call: 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward',
      sent: {
        goodId: 'no-such-good',
        quantity: 1,
        points: 1,
        paymentPassword: '482915',
        address: 'House 7, Dhaka',
        mobile: '01711000000',
      },
      headers: { 'idempotency-key': 'as-specified-2' },
      refused: 'points.good-unknown',
    },
  ],
  [
    'X-069',
    {
      call: 'POST /wps/relay/passwordCheck/MCS2_convertPoint',
      sent: { points: 1, pointsPerTaka: 99_999, paymentPassword: '482915' },
      headers: { 'idempotency-key': 'as-specified-3' },
      refused: 'points.ratio-changed',
    },
  ],
  ['X-068', { call: 'GET /wps/relay/ODSFE2_MemTransDet', wrapped: true, has: ['rows'] }],
  [
    'X-009',
    {
      call: 'POST /wps/member/password',
      sent: {
        oldPassword: PASSWORD,
        newPassword: 'a boat on the Padma 41',
        confirmNewPassword: '-',
      },
      refused: 'identity.passwords-differ',
    },
  ],
  ['X-018', { call: 'DELETE /wps/session/logout', has: [] }],
];
