import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { HttpClient } from '../harness/client.ts';
import { newAddress, PASSWORD, type RunningHouse } from '../harness/house.ts';
import { FREE_TEXTS, withPlants } from './planted.ts';

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
const reason = '-';

/** Calls that are not made, and what shows them: the same text goes in by another. */
export const BY_ANOTHER: Readonly<Record<string, string>> = {
  'player.codes.registerMobile': 'player.identity.register',
  'player.security.addPasskey': 'player.security.renamePasskey',
  'console.notices.save': 'console.notices.create',
  'console.help.save': 'console.help.create',
  'console.posts.save': 'console.posts.create',
  'console.banners.save': 'console.banners.create',
  'console.resources.save': 'console.resources.create',
  'console.operators.enable': 'console.operators.disable',
  'console.operators.resetFactor': 'console.operators.disable',
  'console.identity.unfreeze': 'console.identity.freeze',
  'console.couriers.test': 'console.couriers.set',
  'console.site.setRegistration': 'player.identity.register',
};

/** Calls whose story is still to be written. */
export const UNTOLD: readonly string[] = [
  'player.feedback.send',
  'player.chat.write',
  'player.chat.attach',
  'console.letters.audience',
  'console.letters.send',
  'console.letters.withdraw',
  'console.feedback.work',
  'console.chat.answer',
  'console.chat.attach',
  'console.chat.set',
  'console.jackpots.save',
  'console.jackpots.cover',
  'console.jackpots.pause',
];

export type Ground = {
  readonly house: RunningHouse;
  readonly admin: HttpClient;
  readonly member: HttpClient;
  readonly memberId: string;
  readonly operatorId: string;
  /** Waits for a second person, who is not the one who plants. */
  readonly proposalId: string;
  readonly second: HttpClient;
};

/** What is sent, `-` standing where a plant comes; in this order. */
export const STORIES: Readonly<Record<string, (ground: Ground) => Promise<object> | object>> = {
  'player.join.apply': () => ({ name: '-', contact: '-', message: '-' }),
  'player.identity.register': () => ({
    username: 'plantedhere',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agree: true,
    registerUrl: '-',
    ...Object.fromEntries(SHOWN_FIELDS.map((field) => [field, '-'])),
  }),
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
    return { setting: { ...setting, REFERRAL3: '1', FREEPLAY3: '1' }, version, reason };
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
  'console.site.setStatus': async ({ admin }) => {
    const { version } = await admin.call(consoleRoutes.site.status, {});
    return { status: 'maintenance', message: BOTH, blockedCountries: [], ...always, version };
  },
};

/** The fields of the registration form that take any text once the operator lets them. */
export const SHOWN_FIELDS = [
  'payeeName',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
] as const;

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
    const visitor = name === 'player.join.apply' || name === 'player.identity.register';
    const who = visitor
      ? ground.house.visitor()
      : name.startsWith('player.')
        ? ground.member
        : name === 'console.proposals.reject'
          ? ground.second
          : ground.admin;
    const { answer } = await who.send(call.route, input as never, {
      headers: visitor ? { 'x-forwarded-for': newAddress() } : {},
    });
    if (!answer.success) throw new Error(`${name}: ${answer.code} ${answer.message}`);
  }
  return where;
}

/** The form with its free fields open, and a passkey that can be named. */
export async function openGround({ house, admin, member }: Ground): Promise<void> {
  const { setting, version } = await admin.call(consoleRoutes.settings.registration, {});
  const free = { enabled: true, patternId: 'any' as const, ownPattern: null, maxLength: 256 };
  const shown: ReadonlySet<string> = new Set(SHOWN_FIELDS);
  await admin.call(consoleRoutes.settings.setRegistration, {
    setting: {
      ...setting,
      fields: setting.fields.map((rule) => (shown.has(rule.field) ? { ...rule, ...free } : rule)),
    },
    version,
    reason: 'Every free text of the form is planted.',
  });
  const { account } = await member.call(playerRoutes.identity.memberInfo, {});
  await house.database.pool.query(
    `insert into identity_passkey
       (credential_id, member_id, name, public_key, counter, transports, made_at)
     select 'plantedkey', member_id, 'Mine', '\\x00', 0, '{}', now()
     from identity_member where username = $1`,
    [account],
  );
}
