import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { instantsRoutes } from '@nokshi/contract/player/instants.ts';
import { kiteRoutes } from '@nokshi/contract/player/kite.ts';
import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { slotsRoutes } from '@nokshi/contract/player/slots.ts';
import {
  type OwnTableChat,
  type TableChatMessage,
  tableChatRoutes as routes,
} from '@nokshi/contract/player/table-chat.ts';
import { tablesRoutes } from '@nokshi/contract/player/tables.ts';
import { live } from '@nokshi/web/testing/live.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { cleanup, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { WIDE } from '../../../lib/use-media.ts';
import { aGame } from '../../../testing/games.ts';
import { theStatus } from '../../../testing/house.ts';
import { theStretch } from '../../../testing/limits.ts';
import { aMember } from '../../../testing/show.tsx';
import { openSite } from '../../../testing/site.tsx';

const member = aMember();
const OWN = 'a'.repeat(16);
const OTHER = 'b'.repeat(16);
const idOf = (number: number) => `tcm_${String(number).padStart(32, '0')}`;

const message = (number: number, different: Partial<TableChatMessage> = {}): TableChatMessage => ({
  messageId: idOf(number),
  number,
  author: OTHER,
  name: 'mi***',
  words: `Words ${number}`,
  at: '2026-11-27T06:00:00.000Z',
  ...different,
});
const own = (different: Partial<OwnTableChat> = {}) =>
  wire.answers(routes.own, { author: OWN, hasAgreed: true, mute: null, ...different });

beforeEach(() => {
  wire.answers(limitsRoutes.stretch, theStretch());
  wire.answers(siteRoutes.status, theStatus({ flags: { TABLECHAT3: '1' } }));
});

const launched = (gameCode: string) => ({
  frameUrl: `/frame/table.html?game=${gameCode}`,
  launchToken: 'lch_1',
  expiresAt: '2026-11-27T11:00:00.000Z',
  launch: {
    isGame: 'GAME',
    defaultPlayType: 'real',
    vendor: 'BAITHAK',
    accountTypeName: 'Baithak',
    gameCode,
    code: gameCode,
  } as const,
});

type Options = { readonly menu?: string; readonly language?: 'EN' | 'BN'; readonly at?: string };

async function atTable({ menu = 'TABLE', language = 'EN', at = '?id=sic-bo-low' }: Options = {}) {
  wire.answers(catalogueRoutes.game, ({ input: { gameId } }) =>
    aGame({ gameId, gameMenus: [menu] }),
  );
  for (const { launch } of [tablesRoutes, kiteRoutes, instantsRoutes, slotsRoutes])
    wire.answers(launch, ({ input: { gameId } }) => launched(gameId));
  const site = await openSite(`/game${at}`, { member, language });
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
  const { screen, t, user } = site;
  const button = () => screen.queryByRole('button', { name: t('game.chat') });
  return {
    ...site,
    button,
    press: async () => user.click(await screen.findByRole('button', { name: t('game.chat') })),
    panel: async (code = 'sic-bo-low') =>
      within(
        await screen.findByRole('region', {
          name: t('table-chat.title', { table: aGame({ gameId: code }).name[language] }),
        }),
      ),
  };
}

const topic = 'table-chat:sic-bo-low';
const slots = (...messages: TableChatMessage[]) =>
  Object.fromEntries(messages.map((each) => [`s${each.number % 50}`, each]));
/** What the server answers to who follows the table. */
async function tellAll(...messages: TableChatMessage[]): Promise<void> {
  await expect.poll(() => live.said()).toContainEqual(expect.objectContaining({ topic }));
  await live.tell({ type: 'topic', topic, version: 9, state: slots(...messages) });
}
const change = (version: number, fields: Record<string, TableChatMessage | null>) =>
  live.tell({ type: 'topic', topic, from: version - 1, version, change: fields });

test('is closed until the member opens it, and asks for nothing before', async () => {
  own();
  const { button, press, panel } = await atTable();
  await expect.poll(button).not.toBeNull();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(live.said()).not.toContainEqual(expect.objectContaining({ topic }));
  expect(wire.asked(routes.own)).toEqual([]);
  await press();
  await panel();
  await tellAll();
  expect(wire.asked(routes.own)).toHaveLength(1);
});

test.each(['INSTANT', 'SLOT'])('there is none at a game of the menu %s', async (menu) => {
  const { button, screen, t } = await atTable({ menu });
  await screen.findByRole('button', { name: t('game.menu') });
  expect(button()).toBeNull();
});

test('there is none while the house has it switched off', async () => {
  wire.answers(siteRoutes.status, theStatus());
  const { button, screen, t } = await atTable();
  await screen.findByRole('button', { name: t('game.menu') });
  expect(button()).toBeNull();
});

test.each(READERS)(
  'shows what is written, own words as own, and what was removed no more (%s)',
  async (language) => {
    own();
    const { press, panel, t } = await atTable({ language, menu: 'KITE' });
    await press();
    const log = async () => within((await panel()).getByRole('log', { name: /sic-bo-low/ }));
    await tellAll(message(2, { author: OWN, words: 'Mine' }), message(1));
    expect((await log()).getByText('Words 1')).toBeVisible();
    expect((await log()).getByText(t('table-chat.you'))).toBeVisible();
    await change(10, { s3: message(3) });
    expect((await log()).getByText('Words 3')).toBeVisible();
    await change(11, { s1: null });
    expect((await log()).queryByText('Words 1')).toBeNull();
    await change(12, { s2: null, s3: null });
    expect(await (await panel()).findByText(t('table-chat.none'))).toBeVisible();
  },
);

test('is agreed to once, then written in; a refusal keeps the words', async () => {
  own({ hasAgreed: false });
  const { press, panel, t, user, refusal } = await atTable();
  await press();
  await tellAll();
  const part = await panel();
  expect(await part.findByText(t('table-chat.rules'))).toBeVisible();
  expect(part.queryByRole('textbox')).toBeNull();
  wire.answers(routes.agree, { author: OWN, hasAgreed: true, mute: null });
  own();
  await user.click(part.getByRole('button', { name: t('table-chat.agree') }));
  const field = await part.findByRole('textbox', { name: t('table-chat.words') });
  wire.refuses(routes.write, 'tables.chat-link');
  await user.type(field, 'go to best.com{Enter}');
  expect(await part.findByText(refusal('tables.chat-link'))).toBeVisible();
  expect(field).toHaveValue('go to best.com');
  wire.answers(routes.write, message(4, { author: OWN }));
  await user.clear(field);
  await user.type(field, 'Good luck{Enter}');
  await expect.poll(() => field).toHaveValue('');
  const asked = wire.asked(routes.write);
  expect(asked.at(-1)?.input).toEqual({ gameCode: 'sic-bo-low', words: 'Good luck' });
  expect(asked[0]?.key).not.toBe(asked.at(-1)?.key);
});

test.each(READERS)(
  'says until when and why a muted member may not write (%s)',
  async (language) => {
    own({ mute: { until: '2026-11-28T06:00:00.000Z', reason: 'Please stay polite' } });
    const { press, panel, t } = await atTable({ language });
    await press();
    await tellAll();
    const part = await panel();
    const until = '2026-11-28 12:00';
    expect(await part.findByText(t('table-chat.muted-until', { until }))).toBeVisible();
    const reason = t('table-chat.muted-reason', { reason: 'Please stay polite' });
    expect(part.getByText(reason)).toBeVisible();
    expect(part.queryByRole('textbox')).toBeNull();
    own();
    await live.tell({ type: 'table-chat' });
    expect(await part.findByRole('textbox', { name: t('table-chat.words') })).toBeVisible();
  },
);

test('hides a member in this browser and shows them again; reports a message', async () => {
  own();
  const { press, panel, t, user, screen } = await atTable();
  await press();
  await tellAll(message(1), message(2), message(3, { author: OWN }));
  const part = await panel();
  const [acts] = part.getAllByRole('button', { name: t('table-chat.acts', { name: 'mi***' }) });
  await user.click(acts as HTMLElement);
  wire.answers(routes.report, {});
  await user.click(part.getByRole('button', { name: t('table-chat.report') }));
  expect((await screen.findAllByText(t('table-chat.reported')))[0]).toBeVisible();
  expect(wire.asked(routes.report)[0]?.input).toEqual({ messageId: idOf(1) });
  await user.click(acts as HTMLElement);
  await user.click(part.getByRole('button', { name: t('table-chat.hide') }));
  expect(part.queryByText('Words 1')).toBeNull();
  expect(part.queryByText('Words 2')).toBeNull();
  expect(part.getByText('Words 3')).toBeVisible();
  expect(localStorage.getItem('nokshi.table-chat-hidden:rahim01')).toContain(OTHER);
  await user.click(part.getByRole('button', { name: t('table-chat.show-hidden') }));
  expect(part.getByText('Words 1')).toBeVisible();
});

test('closes with Escape before the game does, gives the focus back, and is remembered', async () => {
  own();
  const { press, panel, button, user, t, screen } = await atTable();
  await press();
  await panel();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /sic-bo-low/ }));
  expect(localStorage.getItem('nokshi.table-chat:rahim01:sic-bo-low')).toBe('open');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: /sic-bo-low/ })).toBeNull();
  expect(button()).toHaveFocus();
  expect(location.pathname).toBe('/game');
  expect(localStorage.getItem('nokshi.table-chat:rahim01:sic-bo-low')).toBeNull();
  await press();
  await panel();
  cleanup();
  const again = await atTable();
  await again.panel();
  expect(again.button()).toHaveAttribute('aria-expanded', 'true');
  await user.click((await again.panel()).getByRole('button', { name: t('table-chat.close') }));
  expect(again.button()).toHaveFocus();
});

test('says that it is offline while the line is cut, and takes no words', async () => {
  own();
  const { press, panel, t, user } = await atTable();
  await press();
  await tellAll(message(1));
  const part = await panel();
  await user.type(await part.findByRole('textbox', { name: t('table-chat.words') }), 'Hello');
  await live.cut();
  expect(await part.findByText(t('table-chat.offline'))).toBeVisible();
  expect(part.getByText('Words 1')).toBeVisible();
  expect(part.getByRole('button', { name: t('table-chat.send') })).toBeDisabled();
});

test('with several tables is the one of the frame that was used last', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === WIDE,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  own();
  const { press, panel } = await atTable({ at: '?id=sic-bo-low&more=roulette-low' });
  const frames = () => [...document.querySelectorAll('iframe')];
  await expect.poll(() => frames().length).toBe(2);
  await press();
  await panel('sic-bo-low');
  frames()[1]?.focus();
  await panel('roulette-low');
  frames()[0]?.focus();
  await panel('sic-bo-low');
});
