import { agentLinksRoutes } from '@nokshi/contract/player/agent-links.ts';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { aMember, show } from '../../../testing/show.tsx';
import { aLink, BASES } from '../../../testing/team.ts';
import AccountPage from './account-page.tsx';

type Language = (typeof READERS)[number];
const open = (tab: 'hand' | 'links', language: Language = 'EN', more = {}) =>
  show(<AccountPage />, { member: aMember(more), language, at: `/?ac=registerCenter&tab=${tab}` });
const links = (...rows: readonly ReturnType<typeof aLink>[]) =>
  wire.answers(agentLinksRoutes.links, { rows: [...rows], asked: true, bases: BASES });

test.each(READERS)(
  'an account that is opened by hand shows its password once (%s)',
  async (language) => {
    links();
    const { screen, t, user } = await open('hand', language);
    await user.click(await screen.findByRole('button', { name: t('link.open') }));
    expect(await screen.findByText(t('app.required'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('link.type-1') }));
    wire.refuses(agentLinksRoutes.openAccount, 'identity.username-taken', { field: 'username' });
    await user.type(screen.getByRole('textbox', { name: t('link.username') }), 'salma05');
    await user.click(screen.getByRole('button', { name: t('link.open') }));
    expect(
      await screen.findByText(refusalWords('identity.username-taken', language)),
    ).toBeVisible();

    const opened = { id: 'mbr_1', username: 'salma05', secret: 'tulip-7-harbour-31' };
    wire.answers(agentLinksRoutes.openAccount, opened);
    await user.click(screen.getByRole('button', { name: t('link.open') }));
    expect(await screen.findByText(opened.secret)).toBeVisible();
    expect(screen.getByText(t('link.opened-words'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('link.secret-copy') }));
    expect(await navigator.clipboard.readText()).toBe(opened.secret);
    await user.click(screen.getByRole('button', { name: t('link.secret-done') }));
    expect(screen.queryByText(opened.secret)).toBeNull();
    const asked = wire.asked(agentLinksRoutes.openAccount).map(({ input }) => input);
    expect(asked.at(-1)).toEqual({ type: 1, username: 'salma05', base: 1960 });
  },
);

test.each(READERS)(
  'a link is made with whom it is for, how long it holds and a note (%s)',
  async (language) => {
    links();
    const { screen, t, user } = await open('links', language);
    expect(await screen.findByText(t('link.none'))).toBeVisible();
    await user.selectOptions(screen.getByLabelText(t('link.opens')), t('link.opens-1'));
    await user.selectOptions(screen.getByLabelText(t('link.valid')), t('link.valid-ever'));
    await user.type(screen.getByRole('textbox', { name: t('link.note') }), 'Tea house');
    await user.type(screen.getByRole('textbox', { name: t('link.code') }), 'no spaces');
    await user.click(screen.getByRole('button', { name: t('link.make') }));
    expect(await screen.findByText(t('link.code-wrong'))).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: t('link.code') }));
    wire.answers(agentLinksRoutes.makeLink, { code: 'k7d2m9xw' });
    links(aLink({ code: 'k7d2m9xw', type: 1 }));
    await user.click(screen.getByRole('button', { name: t('link.make') }));
    expect(await screen.findByText('k7d2m9xw')).toBeVisible();
    expect(wire.asked(agentLinksRoutes.makeLink).at(-1)?.input).toEqual({
      code: '',
      type: 1,
      validDays: null,
      base: 1960,
      note: 'Tea house',
    });
  },
);

test('a link says what came by it, shows its code to scan, is copied and switched off', async () => {
  links(aLink());
  wire.answers(agentLinksRoutes.turnLink, {});
  const { screen, t, user } = await open('links');
  expect(await screen.findByText('Group of the tea house')).toBeVisible();
  expect(screen.getByText(t('link.registered')).nextSibling).toHaveTextContent('3');
  expect(screen.getByText(t('link.depositors')).nextSibling).toHaveTextContent('2');
  expect(screen.getByText(t('link.deposits')).nextSibling).toHaveTextContent('৳1,500.00');
  await user.click(screen.getByRole('button', { name: t('link.copy-of', { code: 'river-1' }) }));
  expect(await navigator.clipboard.readText()).toBe(aLink().link);
  const qr = t('link.qr-of', { code: 'river-1' });
  await user.click(screen.getByRole('button', { name: qr }));
  expect(await screen.findByRole('img', { name: qr })).toHaveAttribute('data-text', aLink().link);
  await user.click(
    screen.getByRole('button', { name: t('link.turn-off-of', { code: 'river-1' }) }),
  );
  await expect
    .poll(() => wire.asked(agentLinksRoutes.turnLink).at(-1)?.input)
    .toEqual({ code: 'river-1', active: false });
});

test('a link that is over, and one that the house switched off, have no switch', async () => {
  links(
    aLink({ code: 'spring-1', endsAt: '2026-03-02T04:00:00.000Z' }),
    aLink({ code: 'autumn-1', active: false, held: true }),
  );
  const { screen, t } = await open('links');
  expect(await screen.findByText(new RegExp(`· ${t('link.is-over')}`))).toBeVisible();
  expect(screen.getByText(new RegExp(`· ${t('link.is-held')}`))).toBeVisible();
  for (const code of ['spring-1', 'autumn-1'])
    for (const name of [t('link.turn-on-of', { code }), t('link.turn-off-of', { code })])
      expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an agent on a break opens and makes nothing, and reads so', async () => {
  links(aLink());
  const { screen, t } = await open('links', 'EN', { restriction: 'time-out' });
  expect(await screen.findByText('river-1')).toBeVisible();
  expect(screen.getByText(t('link.restricted'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('link.make') })).toBeNull();
  expect(
    screen.queryByRole('button', { name: t('link.turn-off-of', { code: 'river-1' }) }),
  ).toBeNull();
});
