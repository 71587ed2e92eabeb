import {
  isRegistrationField,
  type RegistrationField,
} from '@nokshi/contract/registration/fields.ts';
import { MARKERS } from '@nokshi/contract/console/harm.ts';
import { CHANNEL_WORDS } from './channel-words.ts';
import type { MessageId } from './words.ts';

const words = (name: MessageId, what: MessageId) => ({ name, what });

/** What each flag is called and what it does; checklist A-036..A-042. */
export const FLAG_WORDS: Readonly<Record<string, { name: MessageId; what: MessageId }>> = {
  USERNAMEREG3: words('flag.USERNAMEREG3', 'flag.USERNAMEREG3-what'),
  MOBILENUMREG3: words('flag.MOBILENUMREG3', 'flag.MOBILENUMREG3-what'),
  REGMOBVERF3: words('flag.REGMOBVERF3', 'flag.REGMOBVERF3-what'),
  MOBILENUMPASSREG3: words('flag.MOBILENUMPASSREG3', 'flag.MOBILENUMPASSREG3-what'),
  MOBILEVERCODELOGIN3: words('flag.MOBILEVERCODELOGIN3', 'flag.MOBILEVERCODELOGIN3-what'),
  LOGINGUARD3: words('flag.LOGINGUARD3', 'flag.LOGINGUARD3-what'),
  REFERRAL3: words('flag.REFERRAL3', 'flag.REFERRAL3-what'),
  FREEPLAY3: words('flag.FREEPLAY3', 'flag.FREEPLAY3-what'),
  LIVECHAT3: words('flag.LIVECHAT3', 'flag.LIVECHAT3-what'),
  TABLECHAT3: words('flag.TABLECHAT3', 'flag.TABLECHAT3-what'),
  PWDEXPFORCECHANGE3: words('flag.PWDEXPFORCECHANGE3', 'flag.PWDEXPFORCECHANGE3-what'),
};

/** What the desks call a field that changed. */
const FIELD_WORDS: Readonly<Record<string, MessageId>> = {
  ...CHANNEL_WORDS,
  'protection.harmScore': 'harm.score',
  'harm.time-out': 'harm.time-out-until',
  roles: 'operators.roles',
  permissions: 'roles.may',
  needed: 'four-eyes.needed',
  balance: 'change.balance',
  cause: 'adjustments.cause',
  words: 'adjustments.text',
  chatWords: 'tables.chat-words',
  frozen: 'standing.frozen',
  'account.type': 'account.type',
  'right.agent': 'right.agent',
  'right.recruiter': 'right.recruiter',
  'team.upline': 'team.upline',
  'team.from-day': 'team.from-day',
  'account.club': 'account.club',
  'account.label-list': 'account.label-list',
  'care.sms': 'care.sms',
  'care.mail': 'care.mail',
  'name.EN': 'settings.name-en',
  'name.BN': 'settings.name-bn',
  'logo.light': 'settings.logo-light',
  'logo.dark': 'settings.logo-dark',
  'contact.email': 'settings.email',
  'contact.phone': 'settings.phone',
  languages: 'settings.languages',
  defaultLanguage: 'settings.default-language',
  currencySymbol: 'settings.symbol',
  currencyDisplay: 'settings.currency-display',
  minimumAge: 'settings.minimum-age',
  'colours.light': 'settings.colour-light',
  'colours.dark': 'settings.colour-dark',
  licence: 'settings.licence',
  firebaseProject: 'settings.firebase',
  advertisedSlots: 'settings.advertised-slots',
  on: 'team.on',
  minimum: 'team.minimum',
  timesADay: 'team.timesADay',
  amountADay: 'team.amountADay',
  homeCountry: 'settings.home-country',
  blocked: 'settings.blocked',
  hosts: 'settings.hosts-short',
  imageHosts: 'settings.image-hosts-short',
  'chat.address': 'settings.chat-address',
  'chat.hosts': 'settings.chat-hosts-short',
  fields: 'registration.order',
  'challenge.registration': 'challenge.at-registration',
  'challenge.login': 'challenge.at-login',
  'challenge.codes': 'challenge.at-codes',
  'letter.reach': 'letters.reach',
  'letter.promotion': 'letters.is-promotion',
  'letter.title-bn': 'letters.title-bn',
  'letter.text-en': 'letters.text-en',
  'letter.text-bn': 'letters.text-bn',
  'vendor-key.old': 'vendor-key.old',
  'vendor-key.scheme': 'vendors.scheme',
  'vendor-key.hours': 'vendor-key.hours',
  'protection.exclusionMonths': 'protection.exclusionMonths',
  'protection.timeOutHours': 'protection.timeOutHours',
  'protection.riseWaitHours': 'protection.riseWaitHours',
  'protection.returnWaitHours': 'protection.returnWaitHours',
  'protection.checkMinutes': 'protection.checkMinutes',
  'protection.checkMayBeOff': 'protection.checkMayBeOff',
  'protection.usualCheckMinutes': 'protection.usualCheckMinutes',
  'protection.issuesBeforeBreak': 'protection.issuesBeforeBreak',
  'protection.wageringMost': 'protection.wageringMost',
  'protection.wageringOneProduct': 'protection.wageringOneProduct',
  'protection.reviewDays': 'protection.reviewDays',
  'protection.depositLimitNeeded': 'protection.depositLimitNeeded',
  'protection.holdToSpin': 'protection.holdToSpin',
  'protection.autoplay': 'protection.autoplay',
  'protection.periods': 'protection.periods',
  'free-rounds.member': 'free-rounds.member',
  'free-rounds.game': 'free-rounds.game',
  'free-rounds.rounds': 'free-rounds.rounds',
  'free-rounds.stake': 'free-rounds.stake',
  'free-rounds.days': 'free-rounds.days',
  'free-rounds.expected': 'free-rounds.expected',
  'free-rounds.most': 'free-rounds.most',
  'pots.seeds': 'slots.given-as-seeds',
  'pots.into': 'slots.into',
  'pots.held': 'slots.handed-over',
  state: 'withdrawals.state',
  confirmMinutes: 'withdrawals.minutes',
  answerHours: 'claims.hours',
  amount: 'withdrawals.amount',
  evidence: 'claims.evidence',
  risks: 'withdrawals.risks',
  account: 'withdrawals.account',
  reserve: 'slots.reserve-percent',
  cover: 'jackpots.cover',
  seed: 'jackpots.seed',
  cap: 'jackpots.cap',
  step: 'jackpots.step',
  stepMs: 'jackpots.step-ms',
  leastStake: 'jackpots.least',
  categories: 'jackpots.categories',
  from: 'jackpots.from',
  until: 'jackpots.until',
  isOpen: 'lotteries.is-open',
  intervalSeconds: 'lotteries.interval',
  closesBeforeSeconds: 'lotteries.closes-before',
  cancelBeforeSeconds: 'lotteries.cancel-before',
  'bases.least': 'lotteries.base-least',
  'bases.usual': 'lotteries.base-usual',
  'bases.bet': 'lotteries.base-bet',
  'bases.house': 'lotteries.base-house',
  'ceilings.unit': 'lotteries.unitMost',
  'ceilings.bet': 'lotteries.betMost',
  'ceilings.issue': 'lotteries.issueMost',
  'ceilings.number': 'lotteries.numberMost',
  drawTime: 'lotteries.draw-time',
  drawDays: 'lotteries.draw-days',
  drawDates: 'lotteries.draw-dates',
  'limits.least': 'tables.stake-least',
  'limits.most': 'tables.stake-most',
  'limits.win': 'tables.win',
  'table.isOpen': 'tables.is-open',
  'table.rules': 'tables.rules',
  'table.limits.least': 'tables.least',
  'table.limits.most': 'tables.most',
  'table.limits.round': 'tables.round-most',
  'table.limits.win': 'tables.win',
  'table.bettingMs': 'tables.bettingMs',
  'table.closedMs': 'tables.closedMs',
  'table.showMs': 'tables.showMs',
  'table.state': 'tables.state',
  'table.bets': 'tables.bets',
  'table.staked': 'lotteries.staked',
  'contract.kind': 'contracts.kind',
  'contract.period': 'contracts.period',
  'contract.carries': 'contracts.carry',
  'contract.includesSelf': 'contracts.include-self',
  'contract.state': 'contracts.state',
  'slip.payable': 'slips.payable',
  owes: 'slips.owes',
  carry: 'slips.carry',
  payMode: 'pay.mode',
  activeFrom: 'pay.activeFrom',
  graceDays: 'pay.graceDays',
  'components.wages': 'pay.components-wages',
  'components.promotions': 'pay.components-promotions',
  'components.fees': 'pay.components-fees',
  'most.dividend': 'pay.most-dividend',
  'most.daily': 'pay.most-daily',
  'most.hourly': 'pay.most-hourly',
  'most.win': 'pay.most-win',
  'most.loss': 'pay.most-loss',
  'lottery.state': 'lotteries.state',
  'lottery.bets': 'lotteries.bets',
  'lottery.staked': 'lotteries.staked',
  'lottery.numbers': 'lotteries.numbers',
  'lottery.member-base': 'base.title',
};

/** A rule of the registration form: `fields.email.required`. */
const RULE = /^fields\.(\w+)\.(enabled|required|patternId|ownPattern|minLength|maxLength)$/;

type RulePart = { readonly field: RegistrationField; readonly part: MessageId };

/** Which part of which field of the registration form changed, if it is one. */
export function rulePart(path: string): RulePart | undefined {
  const [, field = '', part = ''] = RULE.exec(path) ?? [];
  return isRegistrationField(field)
    ? { field, part: `registration.${part}` as MessageId }
    : undefined;
}

const COUNTRY_WORDS: Readonly<Record<string, MessageId>> = {
  countryCode: 'settings.country-code',
  dialingCode: 'settings.dialing-code',
  'name.EN': 'settings.name-en',
  'name.BN': 'settings.name-bn',
  languages: 'settings.languages',
  merchantCode: 'settings.other-house',
  host: 'settings.other-host',
};

/** Which part of which country changed, if it is one: `countries.NP.name.EN`. */
export function countryPart(path: string): { code: string; part: MessageId } | undefined {
  const [, code = '', leaf = ''] = /^countries\.([A-Z]{2})\.(.+)$/.exec(path) ?? [];
  const part = COUNTRY_WORDS[leaf];
  return part && { code, part };
}

const POT_WORDS: Readonly<Record<string, MessageId>> = {
  grand: 'slots.level-grand',
  great: 'slots.level-great',
  small: 'slots.level-small',
  seed: 'slots.pot-seed',
  share: 'slots.pot-share',
};

/** Which part of which pot of a slot changed, if it is one: `grand.seed`. */
export function potPart(path: string): { pot: MessageId; part: MessageId } | undefined {
  const [level = '', leaf = ''] = path.split('.');
  const [pot, part] = [POT_WORDS[level], POT_WORDS[leaf]];
  return pot && part && { pot, part };
}

const TIER_FIELDS = [
  'validBet',
  'loss',
  'activeMembers',
  'rate',
  'dailyBet',
  'hourBet',
  'singleBet',
  'winRate',
  'lossRate',
] as const;

const LIMIT_WORDS: Readonly<Record<string, MessageId>> = {
  deposit: 'limit.deposit',
  loss: 'limit.loss',
  stake: 'limit.stake',
  time: 'limit.time',
  D: 'limit.D',
  W: 'limit.W',
  M: 'limit.M',
};

/** Which limit of a member changed, if it is one: `limit.loss.D`. */
export function limitPart(path: string): { kind: MessageId; period: MessageId } | undefined {
  const [, kind = '', period = ''] = /^limit\.(\w+)\.([DWM])$/.exec(path) ?? [];
  const [kindWords, periodWords] = [LIMIT_WORDS[kind], LIMIT_WORDS[period]];
  return kindWords && periodWords && { kind: kindWords, period: periodWords };
}

/** Which field of which tier of a contract changed, if it is one: `contract.tiers.0.rate`. */
export function tierPart(path: string): { tier: number; part: MessageId } | undefined {
  const [, at, leaf] = /^contract\.tiers\.(\d)\.(\w+)$/.exec(path) ?? [];
  const name = TIER_FIELDS.find((each) => each === leaf);
  return name && { tier: Number(at) + 1, part: `contracts.field-${name}` };
}

/** Which marker of harm a profile's figures are of: `protection.marker-chasing`. */
export function markerPart(path: string): MessageId | undefined {
  const marker = MARKERS.find((each) => path === `protection.marker-${each}`);
  return marker && `harm.name-${marker}`;
}

/** The words for a changed field, where there are any. */
export const fieldWords = (field: string): MessageId | undefined =>
  FIELD_WORDS[field] ?? FLAG_WORDS[field]?.name;
