import { consoleRoutes } from '@nokshi/contract';
import { CLAIM_QUEUES } from '@nokshi/contract/console/claims.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, withPictures } from '../harness/browser.ts';
import { wallClock } from '../harness/clock.ts';
import { full } from '../harness/extent.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { type Furnished, furnish } from './furnish.ts';
import { openGround } from './ground.ts';
import { FREE_TEXTS, needsStory, SIGN } from './planted.ts';
import { BY_ANOTHER, plantAll, STORIES } from './plant-stories.ts';
import { isOfConsole, type Screen } from './screen.ts';
import { SCREENS } from './screens.ts';
import { appears, enterAs, nothingComes, openPage } from './visits.ts';
import { countRequests, goWithin, READ, whole } from './walk.ts';
import { wordsIn } from './words.ts';

const words = wordsIn('en');

let house: RunningHouse;
let given: Furnished;
let where: Map<number, string>;
let plantedMember = '';
beforeAll(async () => {
  withPictures();
  const clock = wallClock();
  house = await startHouse({ web: true, clock, spinIntervalMs: 1, tables: true });
  given = await furnish({ house, clock });
  const { member, admin } = given;
  const frozen = (await house.member()).memberId;
  await house.operator('content');
  const operators = await admin.call(consoleRoutes.operators.operators, {});
  const operatorId = operators.find(({ username }) => username === 'opcontent')?.id ?? '';
  // Made an administrator by the furnishing, and asked to decide what the first one proposed.
  const second = await house.operator('support');
  const { rows } = await second.call(consoleRoutes.proposals.proposals, { state: 'PENDING' });
  const ground = {
    house,
    visitor: house.visitor(),
    admin,
    member,
    agent: given.agent,
    memberId: frozen,
    operatorId,
    second,
    proposalId: rows[0]?.id ?? '',
  };
  await openGround(ground);
  where = await plantAll(ground);
  plantedMember = frozen;
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

test('every free text of the contract is planted', () => {
  const texts = FREE_TEXTS.filter(needsStory).map(({ name }) => name);
  const told = (name: string) => name in STORIES || name in BY_ANOTHER;
  expect(texts.filter((name) => !told(name))).toEqual([]);
});

// It opens every screen of the house.
test('nothing that is planted runs or becomes a part of any page, and it is read as it was written', {
  timeout: 400_000,
}, async () => {
  const seen = new Set<number>();
  const ran: string[] = [];
  const open = async () => {
    const page = await openPage();
    await page.addInitScript('window.planted = (at) => console.error(`planted ran: ${at}`)');
    page.on('console', (line) => {
      if (line.text().includes('planted')) ran.push(`${page.url()}: ${line.text()}`);
    });
    countRequests(page);
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => ran.push(page.url())));
    return page;
  };
  const pages = {
    visitor: await open(),
    member: await open(),
    agent: await open(),
    operator: await open(),
    'stranger at the console': await open(),
  };
  await enterAs(pages.member, given.member, house.playerOrigin);
  await enterAs(pages.agent, given.agent, house.playerOrigin);
  await enterAs(pages.operator, given.admin, house.consoleOrigin);
  const look = async (page: Page) => {
    expect(await page.locator('img[src="x"], [onerror], [onload]').count(), page.url()).toBe(0);
    expect(await page.locator('script:not([src]), a[href^="javascript:"]').count()).toBe(0);
    const text = (await page.evaluate(READ)) as string;
    for (const [, at] of text.matchAll(SIGN)) seen.add(Number(at));
  };
  await pages.visitor.goto(house.playerOrigin);
  await pages.visitor.getByRole('heading', { name: words.t('app.maintenance-title') }).waitFor();
  await look(pages.visitor);
  await pages.operator.goto(`${house.consoleOrigin}/status`);
  await pages.operator.getByText(words.console('status.choose')).first().waitFor();
  await look(pages.operator);
  const { version } = await given.admin.call(consoleRoutes.site.status, {});
  await given.admin.call(consoleRoutes.site.setStatus, {
    status: 'normal',
    message: { EN: '', BN: '' },
    blockedCountries: [],
    from: null,
    until: null,
    version,
  });

  const more = full ? await moreOfTheConsole() : [];
  // Each reader goes through their own screens while the others go through theirs.
  const through = async (who: Screen['who']) => {
    const page = pages[who];
    // What was done to reach a screen is undone by loading the site anew.
    let acted = false;
    for (const screen of WALKED.filter((each) => each.who === who && !each.status)) {
      const site = isOfConsole(screen) ? house.consoleOrigin : house.playerOrigin;
      const path = screen.path.replace(/\{(\w+)\}/g, (_, at: string) => given.names[at] ?? at);
      if (acted) await page.goto(site + path);
      else await goWithin(page, site, path);
      acted = screen.reach !== undefined;
      await appears(page.getByText(screen.shows(words)), screen.name);
      await whole(page);
      await screen.reach?.(page, words);
      if (acted) await nothingComes(page);
      await look(page);
    }
  };
  const furtherDesks = async () => {
    const page = pages['stranger at the console'];
    await enterAs(page, given.admin, house.consoleOrigin);
    await page.goto(house.consoleOrigin);
    for (const path of more) {
      await goWithin(page, house.consoleOrigin, path);
      await whole(page);
      await look(page);
    }
  };
  await Promise.all([
    through('visitor'),
    through('member').then(() => through('agent')),
    through('operator'),
    through('stranger at the console').then(furtherDesks),
  ]);
  expect(ran).toEqual([]);
  expect(seen.size).toBeGreaterThan(FEWEST_SEEN);
  if (!full) return;
  const unseen = [...where].filter(([at]) => !seen.has(at)).map(([, place]) => place);
  expect(unseen).toEqual(NOT_READ_WHOLE);
});

/** So many of the planted texts stand on the screens of `npm test`, and more. */
const FEWEST_SEEN = 20;

/** What shows text as HTML, and of the others each so many; every screen in `npm run test:full`. */
const RICH = /^(console-)?(notice|post|help-topic|terms|mc-letter|letter-new|gift|banner)$/;
const EACH = 32;
const WALKED = SCREENS.filter(({ name }, at) => full || RICH.test(name) || at % EACH === 0);

/**
 * Sealed and shown by their ends alone; kept and shown nowhere; answered and not kept; for one who reads
 * Bengali, or whose inbox is not opened.
 */
const NOT_READ_WHOLE = [
  'console.harm.letter title.BN',
  'console.harm.letter text.BN',
  'player.agentLetters.write subject',
  'player.agentLetters.write text',
  'player.identity.register line',
  'player.identity.register whatsapp',
  'player.identity.register facebook',
  'player.identity.register wechat',
  'player.identity.register idNumber',
  'player.identity.register registerUrl',
  'player.security.setProfile telegram',
  'player.security.setProfile zalo',
  'player.security.setProfile address',
  'player.security.setProfile nationality',
  'player.security.setProfile occupation',
  'player.security.setProfile incomeSource',
  'console.content.preview html.EN',
  'console.content.preview html.BN',
];

/** Acts whose reason stands in the audit log alone. */
const AUDITED = [
  'harm.note',
  'identity.reset-factors',
  'identity.export',
  'identity.release',
  'jackpots.pause',
  'jackpots.save',
  'jackpots.cover',
  'messaging.withdraw-letter',
  'messaging.send-letter',
  'vendors.take-back-rounds',
  'cashier.set-terms',
];

/** The members and the places that the planted texts went to beyond the screens of the house. */
async function moreOfTheConsole(): Promise<string[]> {
  const query = { query: 'plantedhere' };
  const { rows } = await given.admin.call(consoleRoutes.identity.members, query);
  const withdrawals = await given.admin.call(consoleRoutes.withdrawals.list, { queue: 'all' });
  const claims = await Promise.all(
    CLAIM_QUEUES.map((queue) => given.admin.call(consoleRoutes.claims.list, { queue })),
  );
  const cases = await given.admin.call(consoleRoutes.risk.list, { state: 'all' });
  return [
    ...withdrawals.rows.map(({ id }) => `/withdrawals?w=${id}`),
    ...claims.flatMap((queue) => queue.rows.map(({ id }) => `/claims?c=${id}`)),
    ...cases.rows.map(({ id }) => `/risk?case=${id}`),
    `/members/${rows[0]?.id}`,
    `/members/${plantedMember}?tab=notes`,
    `/members/${plantedMember}?tab=standing`,
    '/proposals?state=REJECTED',
    '/couriers?view=settings',
    '/settings?tab=brand',
    '/settings?tab=flags',
    '/settings?tab=regions',
    '/settings?tab=domains',
    '/settings?tab=elsewhere',
    '/chat?tab=setting',
    ...AUDITED.map((act) => `/audit?act=${act}`),
  ];
}
