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

const DIALLING = { countryDialingCode: '+880' };
const CONTRACTS = ['dailysalreqtype', 'divtypereq', 'contracthoursalreq', 'realtimesalreqtype'];
const RULE = ['enabled', 'required', 'patternId', 'minLength', 'maxLength', 'acceptedPattern'];
const LOBBY = { platform: 'web', language: 'EN' };
const LOGIN = { username: 'nobody', password: 'not this one', type: 'username' };
/** Of an agent's contract; a member who is no agent has none. */
const REJECTS = {
  sent: { act: 'reject', contractId: `ctr_${'0'.repeat(32)}` },
  refused: 'identity.agents-only',
};
const NEW = { password: PASSWORD, confirmPassword: PASSWORD, agree: true };

/** Without a token. */
export const OPEN: readonly (readonly [string, Specified])[] = [
  [
    'X-001',
    {
      call: 'POST /wps/session/login',
      sent: { ...LOGIN, captcha: '', geetest: '' },
      refused: 'identity.wrong-credentials',
    },
  ],
  [
    'X-002',
    {
      call: 'POST /wps/verification/sms/noLogin',
      sent: { mobileNum: '01712000501', ...DIALLING },
      solved: true,
      has: ['expiredMinutes'],
    },
  ],
  ['X-003', { call: 'GET /wps/system/whitelabel', has: ['flags', 'menus'] }],
  ['X-005', { call: 'GET /lgw/games/game_menus', has: ['data'] }],
  [
    'X-007',
    {
      call: 'PUT /wps/member/register',
      sent: { username: 'asspecified', ...NEW },
      has: ['token', 'userInfo'],
    },
  ],
  [
    'X-008',
    {
      call: 'PUT /wps/member/register/mobile',
      sent: { mobileNum: '01712000502', verificationCode: '000000', ...NEW },
      refused: 'identity.code-expired',
    },
  ],
  [
    'X-010',
    {
      call: 'GET /wps/agent/affiliate',
      sent: { code: 'nobody', domain: 'localhost' },
      has: ['valid'],
    },
  ],
  ['X-011', { call: 'GET /wps/system/setting/register', has: RULE }],
  [
    'X-012',
    {
      call: 'POST /wps/member/password/email',
      sent: { username: 'nobody', email: 'nobody@example.com' },
      solved: true,
      has: ['expiredMinutes'],
    },
  ],
  ['X-014', { call: 'GET /wps/captcha', has: [] }],
  [
    'X-016',
    {
      call: 'GET /wps/system/status',
      sent: { url: 'localhost' },
      has: ['info', 'location', 'maintenance', 'regionRestriction'],
    },
  ],
  [
    'X-017',
    {
      call: 'POST /wps/member/password/verification',
      sent: { newPassword: PASSWORD, mobileNum: '01712000503', verificationCode: '000000' },
      refused: 'identity.code-expired',
    },
  ],
  [
    'X-019',
    {
      call: 'POST /wps/verification/sms/register',
      sent: { mobileNo: '01712000504', ...DIALLING },
      solved: true,
      has: ['expiredMinutes'],
    },
  ],
  [
    'X-020',
    {
      call: 'POST /wps/verification/sms/register/mobile',
      sent: { mobileNo: '01712000505', ...DIALLING },
      solved: true,
      has: ['expiredMinutes'],
    },
  ],
  ['X-023', { call: 'GET /wps/system/serviceList', has: ['type', 'path'] }],
  ['X-024', { call: 'GET /wps/system/countryCode', has: ['countryCode', 'countryDialingCode'] }],
  [
    'X-031',
    {
      call: 'GET /wps/relay/GCSGAME_hotGamesV2',
      sent: { merchantCode: 'nokshi', isPlatform: 2, ...LOBBY },
      wrapped: true,
      has: ['data'],
    },
  ],
  ['X-032', { call: 'GET /wps/relay/GCSGAME_gameList', wrapped: true, has: ['totalPages'] }],
  ['X-033', { call: 'GET /wps/relay/GCSGAME_getVassGameType', wrapped: true, has: ['data'] }],
  [
    'X-034',
    {
      call: 'GET /wps/relay/GCSGAME_gameVendor',
      sent: { merchantCode: 'nokshi' },
      wrapped: true,
      has: ['data.lanes'],
    },
  ],
  ['X-040', { call: 'GET /wps/relay/GCSGAME_getRankList', wrapped: true, has: ['list'] }],
  [
    'X-041',
    {
      call: 'GET /wps/relay/GCSGAME_winnerBoard',
      sent: { gameCategory: 'ALL', language: 'EN', limitNum: 20 },
      wrapped: true,
      has: ['list'],
    },
  ],
  [
    'X-056',
    {
      call: 'GET /wps/relay/MCSFE_getListAnnouncements',
      sent: { types: 'PL', platform: 'W', execution: 'B' },
      wrapped: true,
      has: ['id', 'title'],
    },
  ],
  ['X-058', { call: 'GET /wps/system/domainRoute', has: ['domainList'] }],
  [
    'X-059',
    {
      call: 'PUT /wps/feedback',
      sent: { type: 'game', content: '' },
      refused: 'edge.invalid-input',
    },
  ],
  [
    'X-062',
    {
      call: 'GET /wps/system/helpCenter',
      sent: { lang: 'EN', device: 'WEB' },
      has: ['tag', 'title'],
    },
  ],
];

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
