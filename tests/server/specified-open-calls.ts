import { PASSWORD } from '../harness/house.ts';
import type { Specified } from './specified-calls.ts';

const DIALLING = { countryDialingCode: '+880' };
const RULE = ['enabled', 'required', 'patternId', 'minLength', 'maxLength', 'acceptedPattern'];
const LOBBY = { platform: 'web', language: 'EN' };
const LOGIN = { username: 'nobody', password: 'not this one', type: 'username' };
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
