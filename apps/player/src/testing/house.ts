import { agentsRoutes } from '@nokshi/contract/player/agents.ts';
import { CATEGORIES, catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { identityRoutes, type MemberInfo } from '@nokshi/contract/player/identity.ts';
import { envelopesRoutes } from '@nokshi/contract/player/envelopes.ts';
import { boardsRoutes } from '@nokshi/contract/player/boards.ts';
import { missionsRoutes } from '@nokshi/contract/player/missions.ts';
import { type OwnVip, vipRoutes } from '@nokshi/contract/player/vip.ts';
import { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { referralRoutes } from '@nokshi/contract/player/referral.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import { withdrawalsRoutes } from '@nokshi/contract/player/withdrawals.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { wire } from '@nokshi/web/testing/wire.ts';

/** The house as it opens in demo mode; say what is different about yours. */

export type Status = Output<typeof siteRoutes.status>;
type Info = Status['info'];
type Menus = Output<typeof catalogueRoutes.gameMenus>;

const FLAGS: Readonly<Record<string, string>> = {
  FREEPLAY3: '0',
  LIVECHAT3: '1',
  LOGINGUARD3: '0',
  MOBILENUMPASSREG3: '1',
  MOBILENUMREG3: '1',
  MOBILEVERCODELOGIN3: '1',
  PWDEXPFORCECHANGE3: '0',
  REFERRAL3: '1',
  REGMOBVERF3: '1',
  TABLECHAT3: '0',
  USERNAMEREG3: '1',
};

type Rule = Info['register'][number];
const rule = (field: string, different: Partial<Rule> = {}): Rule => ({
  field,
  enabled: false,
  required: false,
  patternId: 'any',
  minLength: 4,
  maxLength: 40,
  acceptedPattern: '*',
  program: null,
  ...different,
});
const asked = { enabled: true, required: true };

const RULES: readonly Rule[] = [
  rule('username', {
    ...asked,
    patternId: 'username',
    maxLength: 15,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  }),
  rule('password', { ...asked, minLength: 8, maxLength: 128 }),
  rule('confirmPassword', { ...asked, minLength: 8, maxLength: 128 }),
  rule('referralCode', { enabled: true, maxLength: 64 }),
  rule('mobileNum', {
    patternId: 'mobile-bd',
    minLength: 10,
    maxLength: 14,
    acceptedPattern: '^(?:\\+?880|0)1[3-9][0-9]{8}$',
  }),
  rule('verificationCode', {
    patternId: 'digits',
    minLength: 6,
    maxLength: 6,
    acceptedPattern: '^[0-9]*$',
  }),
  rule('email', {
    patternId: 'email',
    minLength: 6,
    maxLength: 254,
    acceptedPattern: '^[^@\\s]{1,64}@(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\\.){1,8}[A-Za-z]{2,63}$',
  }),
  rule('whatsapp', { minLength: 6, maxLength: 20 }),
  rule('payeeName'),
  rule('qqNum'),
  rule('line'),
  rule('facebook'),
  rule('wechat'),
  rule('idNumber'),
  rule('recommenderId'),
  rule('affiliateCode'),
  rule('captcha', { minLength: 5, maxLength: 16 }),
];

/** The rules of the form, some of them asked otherwise. */
export const rulesWith = (different: Readonly<Record<string, Partial<Rule>>>): Rule[] =>
  RULES.map((each) => ({ ...each, ...different[each.field] }));

const BRAND: Info['brand'] = {
  merchantCode: 'nokshi',
  name: { EN: 'Nokshi', BN: 'নকশি' },
  mode: 'demo',
  currency: 'BDT',
  currencySymbol: '৳',
  currencyDisplay: 'symbol',
  logo: { light: '', dark: '' },
  contact: { email: '', phone: '' },
  colours: { light: '', dark: '' },
  licence: '',
  advertisedSlots: 0,
  languages: ['EN', 'BN'],
  defaultLanguage: 'EN',
  minimumAge: 18,
  requireEncryptedCredentials: false,
  platform: 'web',
  device: 'WEB',
  lotteryType: 'SEA',
  prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
  lotteryRegion: 'jililivef3',
  fallbackMerchant: 'nokshi',
};

type Different = Partial<Omit<Status, 'info'>> & {
  readonly info?: Partial<Omit<Info, 'brand' | 'whitelabel'>>;
  readonly brand?: Partial<Info['brand']>;
  readonly flags?: Readonly<Record<string, string>>;
};

export const theStatus = ({ info, brand, flags, ...different }: Different = {}): Status => ({
  shown: 'shown-1',
  info: {
    whitelabel: { ...FLAGS, ...flags },
    register: [...RULES],
    challenge: { registration: 'none', login: 'image', codes: 'none' },
    resources: [
      { resourceType: 'LOGOLINK', url: '/', name: 'Nokshi', qrCodeUrl: null },
      { resourceType: 'IOS', url: '/down#ios', name: 'Nokshi', qrCodeUrl: null },
      { resourceType: 'Android', url: '/down#android', name: 'Nokshi', qrCodeUrl: null },
    ],
    customerService: [{ type: 3, path: '/?m=chat' }],
    analytics: { gtagId: null },
    imageCDNs: [],
    chatHosts: [],
    launchGameCDNs: [],
    brand: { ...BRAND, ...brand },
    ...info,
  },
  ownDomain: true,
  location: { ip: '198.18.0.1', countryCode: 'BD' },
  maintenance: { active: false, status: { systemStatus: 0, message: { EN: '', BN: '' } } },
  regionRestriction: { active: false },
  ...different,
});

/** Slots alone are open; of a category named here there are so many games. */
export const theMenus = (games: Readonly<Record<string, number>> = {}): Menus => ({
  data: CATEGORIES.map((category) => {
    const count = games[category] ?? (category === 'RNG' ? 208 : 0);
    const name = { EN: `${category} games`, BN: `${category} খেলা` };
    const path = `/${category.toLowerCase()}`;
    return { category, name, path, enabled: count > 0, games: count };
  }),
});

/** What a log-in is answered with. */
export const loggedIn = (
  userInfo: MemberInfo,
  { firstTimeLogin = false, passwordExpired = false } = {},
): Output<typeof identityRoutes.login> => ({
  token: 'ses_1',
  firstTimeLogin,
  passwordExpired,
  userInfo,
});

export const sessionOf = (
  userInfo: MemberInfo,
  { passwordExpired = false } = {},
): Output<typeof identityRoutes.sessionInfo> => ({
  token: 'ses_1',
  userInfo,
  startedAt: userInfo.registeredAt,
  idleEndsAt: userInfo.registeredAt,
  idleSeconds: 1_800,
  passwordExpired,
});

/** What any page may ask, answered unless the test has said otherwise. */
export function openHouse(member: MemberInfo): void {
  const { info } = theStatus();
  wire.usually(identityRoutes.challenge, { kind: 'none' });
  wire.usually(identityRoutes.sessionInfo, sessionOf(member));
  wire.usually(identityRoutes.memberInfo, member);
  wire.usually(agentsRoutes.consolidated, {
    dailysalreqtype: 0,
    divtypereq: 0,
    contracthoursalreq: 0,
    realtimesalreqtype: 0,
    funds: [],
  });
  wire.usually(walletRoutes.merchantWallet, { isSingle: true });
  wire.usually(withdrawalsRoutes.list, { rows: [], next: null });
  wire.usually(siteRoutes.status, theStatus());
  wire.usually(siteRoutes.whitelabel, { flags: info.whitelabel, menus: [] });
  wire.usually(siteRoutes.serviceList, info.customerService);
  wire.usually(siteRoutes.banners, []);
  wire.usually(siteRoutes.countryCode, {
    countryCode: 'BD',
    countryDialingCode: '+880',
    regions: [],
  });
  wire.usually(catalogueRoutes.gameMenus, theMenus());
  wire.usually(catalogueRoutes.gameVendor, { data: { lanes: [aLane()] } });
  wire.usually(missionsRoutes.list, { data: [] });
  wire.usually(vipRoutes.own, theVip());
  wire.usually(boardsRoutes.list, { rows: [] });
  wire.usually(envelopesRoutes.waiting, { envelope: null });
  wire.usually(referralRoutes.friends, { promotion: null, earned: '0.00', friends: [] });
  wire.usually(promotionsRoutes.counts, { available: 0, rewards: 0, referral: true });
  wire.usually(promotionsRoutes.list, { rows: [] });
  wire.usually(promotionsRoutes.forDeposit, { rows: [] });
  wire.usually(promotionsRoutes.rewards, { rows: [] });
  wire.usually(promotionsRoutes.bonuses, {
    bonus: '0.00',
    active: null,
    waiting: [],
    ended: [],
    obligations: [],
  });
  wire.usually(walletRoutes.balance, {
    sumBalance: '1000.00',
    held: '0.00',
    bonus: '0.00',
    currency: 'BDT',
    version: '1',
  });
}

/** On the first level, with nothing deposited yet. */
export const theVip = (different: Partial<OwnVip> = {}): OwnVip => ({
  level: 1,
  highest: 1,
  service: false,
  deposits: '0.00',
  turnover: '0.00',
  keep: null,
  regain: null,
  paused: false,
  moves: [],
  ...different,
});

type Banner = Output<typeof siteRoutes.banners>[number];
export const aBanner = (different: Partial<Banner> = {}): Banner => ({
  bannerId: 'banner-1',
  groupName: 'w_home',
  url: '/art/banner-1.svg',
  alt: { EN: 'A banner', BN: 'একটি ব্যানার' },
  linkageType: null,
  linkage: null,
  ...different,
});

type Lane = Output<typeof catalogueRoutes.gameVendor>['data']['lanes'][number];
/** The games of one maker in one category. */
export const aLane = (different: Partial<Lane> = {}): Lane => ({
  vassalage: 'NOKSHI',
  gameType: 'RNG',
  accountTypeId: 'NOKSHI-RNG',
  isHot: 1,
  title: { EN: 'Nokshi Studio', BN: 'নকশি স্টুডিও' },
  logo: '/art/vendor-NOKSHI.svg',
  isOpen: true,
  ...different,
});
