import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { dayOf } from '../../apps/server/src/kernel/calendar.ts';
import { newAddress, PASSWORD } from '../harness/house.ts';
import { CLAIM_STORIES, CLAIMS_BY_ANOTHER } from './claim-stories.ts';
import { HARM_STORIES } from './harm-stories.ts';
import { type Ground, SHOWN_FIELDS, type Story } from './ground.ts';
import { cashTerms } from '../harness/campaign-terms.ts';
import { FREE_TEXTS, withPlants } from './planted.ts';
import { LOTTERY_STORIES } from './lottery-stories.ts';
import { SLOTS_STORIES } from './slots-stories.ts';
import { TALK_STORIES } from './talk-stories.ts';
import { give, PIN } from '../harness/winnings.ts';
import { WITHDRAWAL_STORIES } from './withdrawal-stories.ts';

const BOTH = { EN: '-', BN: '-' };
const always = { from: null, until: null };
const doc = { languages: ['EN', 'BN'], title: BOTH, html: BOTH, ...always };
const published = (more: object) => ({ state: 'published', doc: { ...doc, ...more } });
const banner = {
  groupName: 'w_home',
  position: 1,
  languages: ['EN', 'BN'],
  url: '/art/banner-1.svg',
  alt: BOTH,
  linkageType: null,
  linkage: null,
  ...always,
};
const GOOD = {
  kind: 'goods',
  position: 90,
  picture: '/art/good-bat.svg',
  points: 1_000,
  worth: '100.00',
  stock: 10,
  asksMessenger: false,
};
const reason = '-';

/** Calls that are not made, and what shows them: the same text goes in by another. */
export const BY_ANOTHER: Readonly<Record<string, string>> = {
  ...CLAIMS_BY_ANOTHER,
  'player.codes.registerMobile': 'player.identity.register',
  'player.security.addPasskey': 'player.security.renamePasskey',
  'console.notices.save': 'console.notices.create',
  'console.help.save': 'console.help.create',
  'console.terms.save': 'console.terms.create',
  'console.posts.save': 'console.posts.create',
  'console.banners.save': 'console.banners.create',
  'console.resources.save': 'console.resources.create',
  'console.goods.save': 'console.goods.create',
  'console.campaigns.preview': 'console.campaigns.save',
  'console.vip.preview': 'console.vip.setTerms',
  'console.risk.release': 'console.risk.hold',
  'console.risk.clear': 'console.risk.hold',
  'console.risk.reopen': 'console.risk.hold',
  'console.couriers.test': 'console.couriers.set',
  // Words of a game take no signs of markup (catalogue.value-wrong); the reason is what is kept.
  'console.catalogue.preview': 'console.operators.disable',
  'console.catalogue.upload': 'console.operators.disable',
  'console.vendorKeys.changeKey': 'console.vendors.setMode',
  // Needs a move that two operators agreed on; its reason is a text like any other.
  'console.agentLine.withdraw': 'console.memberType.setUpline',
};

/** What is sent, `-` standing where a plant comes; in this order. */
export const STORIES: Readonly<Record<string, Story>> = {
  // Members register in them: before the form asks for anything else.
  ...WITHDRAWAL_STORIES,
  ...HARM_STORIES,
  'console.vouchers.issue': () => ({
    count: 1,
    amount: '50.00',
    expiresAt: '2030-01-01T00:00:00.000Z',
    note: '-',
    reason,
  }),
  'console.channels.set': async ({ admin }) => {
    const all = await admin.call(consoleRoutes.channels.list, {});
    const { code, terms, version } = all.find((each) => each.code === 'demo-bank')!;
    const asked = { field: 'planted', kind: 'text', minLength: 1, maxLength: 80, required: false };
    return { code, version, terms: { ...terms, fields: [{ ...asked, label: BOTH }] }, reason };
  },
  ...CLAIM_STORIES,
  'player.join.apply': () => ({ name: '-', contact: '-', message: '-' }),
  'player.identity.register': () => ({
    username: 'plantedhere',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agree: true,
    registerUrl: '-',
    ...Object.fromEntries(SHOWN_FIELDS.map((field) => [field, '-'])),
  }),
  'player.security.setProfile': () => ({
    telegram: '-',
    zalo: '-',
    address: '-',
    nationality: '-',
    occupation: '-',
    incomeSource: '-',
  }),
  'player.withdrawals.addPayee': () => ({
    method: 'demo-bank',
    holder: '-',
    account: '99887766',
    paymentPassword: PIN,
  }),
  'console.campaigns.save': () => {
    const terms = cashTerms({ name: '-', title: BOTH, about: BOTH });
    return { campaignId: null, newest: 0, terms, reason };
  },
  'console.vip.setTerms': async ({ admin }) => {
    const [now] = (await admin.call(consoleRoutes.vip.terms, {})).versions;
    const levels = (now?.terms.levels ?? []).map((level) => ({ ...level, note: BOTH }));
    return { terms: { levels }, version: now?.version, reason };
  },
  'console.segments.save': () => ({ segmentId: null, name: '-', audience: [], reason }),
  'player.applications.apply': async ({ member }) => {
    const { rows } = await member.call(playerRoutes.promotions.list, { tab: 'all' });
    const asked = rows.find(({ trigger }) => trigger.kind === 'application');
    return { promotionId: asked?.promotionId, comment: '-' };
  },
  'console.promotionApplications.reject': async ({ admin }) => {
    const { rows } = await admin.call(consoleRoutes.promotionApplications.list, {});
    return { applicationId: rows[0]?.applicationId, answer: '-' };
  },
  'console.goods.create': () => published({ ...GOOD, unit: BOTH }),
  'player.points.redeem': async ({ house, agent }) => {
    const { id } = await agent.call(playerRoutes.identity.memberInfo, {});
    await give(house, id, 900n, 'PTS');
    const delivery = { address: '-', mobile: '01711000000', messenger: '-' };
    return { goodId: 'bonus', quantity: 1, points: 900, paymentPassword: PIN, ...delivery };
  },
  'player.security.renamePasskey': () => ({ id: 'plantedkey', name: '-' }),
  'console.identity.addMemberNote': ({ memberId }) => ({ id: memberId, text: '-' }),
  'console.identity.freeze': ({ memberId }) => ({ id: memberId, reason }),
  'console.operators.saveRole': () => ({ id: 'planted', permissions: ['site.read'], reason }),
  'console.operators.setRoles': ({ operatorId }) => ({
    id: operatorId,
    roles: ['planted'],
    reason,
  }),
  'console.operators.disable': ({ operatorId }) => ({ id: operatorId, reason }),
  'console.proposals.reject': ({ proposalId }) => ({ id: proposalId, reason }),
  'console.proposals.setRule': () => ({
    act: 'site.set-domains',
    needed: true,
    above: null,
    reason,
  }),
  'console.applications.work': async ({ admin }) => {
    const { rows } = await admin.call(consoleRoutes.applications.list, {});
    const [{ number = '', version = 0 } = {}] = rows;
    return { number, state: 'working', note: '-', version };
  },
  'console.notices.create': () => published({ type: 'PL', audience: 'all', pinned: true }),
  'console.help.create': () =>
    published({ tag: 'planted', section: 'start', position: 1, title: BOTH }),
  'console.terms.create': () => ({
    state: 'published',
    doc: { page: 'terms', edition: 'planted', title: BOTH, html: BOTH, from: null },
  }),
  'console.posts.create': () => published({ type: 'news', summary: BOTH, picture: null }),
  'console.banners.create': () => ({ state: 'published', doc: banner }),
  'console.resources.create': () => ({
    state: 'published',
    doc: {
      resourceType: 'FACEBOOK',
      position: 1,
      url: 'https://facebook.com/nokshi',
      name: '-',
      qrCodeUrl: null,
    },
  }),
  'console.content.preview': () => ({ html: BOTH }),
  'console.couriers.set': async ({ admin }) => {
    const rows = await admin.call(consoleRoutes.couriers.settings, {});
    const version = rows.find(({ kind }) => kind === 'mail')?.version ?? 0;
    const smtp = { courier: 'smtp', host: 'mail.example', port: 587, security: 'starttls' };
    return { kind: 'mail', setting: { ...smtp, username: '-', from: '-' }, secret: 'x', version };
  },
  'console.settings.setBrand': async ({ admin }) => {
    const { setting, version } = await admin.call(consoleRoutes.settings.brand, {});
    return { setting: { ...setting, name: BOTH }, version, reason };
  },
  'console.settings.setFlags': async ({ admin }) => {
    const { setting, version } = await admin.call(consoleRoutes.settings.flags, {});
    return { setting: { ...setting, PWDEXPFORCECHANGE3: '1' }, version, reason };
  },
  'console.settings.setRegions': async ({ admin }) => {
    const { setting, version } = await admin.call(consoleRoutes.settings.regions, {});
    const countries = setting.countries.map((country) => ({ ...country, name: BOTH }));
    return { setting: { ...setting, countries }, version, reason };
  },
  'console.settings.setDomains': async ({ admin }) => {
    const { setting, version } = await admin.call(consoleRoutes.settings.domains, {});
    return { setting: { hosts: [...setting.hosts, 'play.example'] }, version, reason };
  },
  'console.settings.setElsewhere': async ({ admin }) => {
    const { version } = await admin.call(consoleRoutes.settings.elsewhere, {});
    return { setting: { imageHosts: ['https://pictures.example'] }, version, reason };
  },
  'console.settings.setTeam': async ({ admin }) => {
    const { setting, version } = await admin.call(consoleRoutes.settings.team, {});
    return { setting: { ...setting, timesADay: 9 }, version, reason };
  },
  'console.settings.setRegistration': async ({ admin }) => {
    const { setting, version } = await admin.call(consoleRoutes.settings.registration, {});
    const [first, ...others] = setting.fields;
    const fields = [{ ...first, patternId: 'own', ownPattern: '-' }, ...others];
    return { setting: { ...setting, fields }, version, reason };
  },
  'console.adjustments.adjust': ({ memberId }) => ({
    id: memberId,
    way: 'give',
    amount: '3.00',
    cause: 'goodwill',
    words: '-',
    reason,
  }),
  'console.memberCare.resetFactors': ({ memberId }) => ({ id: memberId, reason }),
  'console.memberCare.setContact': ({ memberId }) => ({
    id: memberId,
    contact: 'sms',
    to: '01712345987',
    reason,
  }),
  'console.memberType.setType': ({ memberId }) => ({ id: memberId, type: 1, reason }),
  'console.memberType.setUpline': async ({ memberId, agent }) => {
    const { account: upline } = await agent.call(playerRoutes.identity.memberInfo, {});
    return { id: memberId, upline, from: dayOf(new Date(Date.now() + 172_800_000)), reason };
  },
  'console.memberType.setLabels': ({ memberId }) => ({
    id: memberId,
    club: '-',
    labels: ['-'],
    reason,
  }),
  'console.memberCare.exportMember': ({ memberId }) => ({ id: memberId, reason }),
  'console.tries.release': async ({ admin }) => {
    const { held } = await admin.call(consoleRoutes.tries.tries, {});
    return { key: held[0]?.key, reason };
  },
  'player.agentLinks.makeLink': () => ({ code: '', type: 0, validDays: null, note: '-' }),
  'player.agentLetters.write': async ({ agent }) => {
    const { rows } = await agent.call(playerRoutes.agentTeam.members, { scope: 'direct' });
    return { to: rows[0]?.id ?? '', subject: '-', text: '-' };
  },
  'player.tableChat.write': () => ({ gameCode: 'baccarat-low', words: '-' }),
  'console.tableChat.setWords': async ({ admin }) => {
    const { version } = await admin.call(consoleRoutes.tableChat.words, {});
    return { words: ['-'], version, reason };
  },
  ...TALK_STORIES,
  ...SLOTS_STORIES,
  ...LOTTERY_STORIES,
  // Last: the site is shut to visitors from here on.
  'console.site.setStatus': async ({ admin }) => {
    const { version } = await admin.call(consoleRoutes.site.status, {});
    return { status: 'maintenance', message: BOTH, blockedCountries: [], ...always, version };
  },
};

const VISITORS: ReadonlySet<string> = new Set([
  'player.join.apply',
  'player.identity.register',
  'player.feedback.send',
  'player.feedback.ask',
]);

function whoTells(name: string, { house, visitor, member, agent, admin, second }: Ground) {
  if (name === 'player.identity.register') return house.visitor();
  if (VISITORS.has(name)) return visitor;
  if (/^player\.(withdrawals|agentLinks|agentLetters|points)\./.test(name)) return agent;
  if (name.startsWith('player.')) return member;
  return name === 'console.proposals.reject' ? second : admin;
}

/** Sends every story with its plants; what was planted where, by its number. */
export async function plantAll(ground: Ground): Promise<Map<number, string>> {
  const where = new Map<number, string>();
  for (const [name, story] of Object.entries(STORIES)) {
    const call = FREE_TEXTS.find((each) => each.name === name);
    if (!call) throw new Error(`${name} takes no free text any more`);
    const input = withPlants(call, await story(ground), (place) => {
      where.set(where.size + 1, `${name} ${place}`);
      return where.size;
    });
    const { answer } = await whoTells(name, ground).send(call.route, input as never, {
      key: randomUUID(),
      headers: VISITORS.has(name) ? { 'x-forwarded-for': newAddress() } : {},
    });
    if (!answer.success) throw new Error(`${name}: ${answer.code} ${answer.message}`);
  }
  return where;
}
