import { agentLinksRoutes, type OwnBases } from '@nokshi/contract/player/agent-links.ts';
import { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { fireEvent, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { KARIM } from '../../../testing/contracts.ts';
import { aMember, show } from '../../../testing/show.tsx';
import { aLink, aTeamMember, BASES, OWN } from '../../../testing/team.ts';
import AccountPage from './account-page.tsx';
import ManagementPage from './management-page.tsx';

type Language = (typeof READERS)[number];
const linked = (bases: OwnBases = BASES) =>
  wire.answers(agentLinksRoutes.links, { rows: [aLink({ base: 1940 })], asked: true, bases });
const account = (tab: 'hand' | 'links', language: Language = 'EN') =>
  show(<AccountPage />, { member: aMember(), language, at: `/?ac=x&tab=${tab}` });

type Shown = Awaited<ReturnType<typeof show>>;
const rebateText = ({ t }: Shown, rebate: string) =>
  t('base.rebate', { stake: '৳1,000.00', rebate });
const slide = ({ screen, t }: Shown, base: number) =>
  fireEvent.change(screen.getByLabelText(t('base.name')), { target: { value: String(base) } });

describe.each(READERS)('the prize base of a new account (%s)', (language) => {
  test('begins with the usual one and says what it leaves the agent while it moves', async () => {
    linked();
    const shown = await account('hand', language);
    const { screen, t, user } = shown;
    expect(await screen.findByText(rebateText(shown, '৳10.00'))).toBeVisible();
    expect(screen.getByText(t('base.what', { own: 1980 }))).toBeVisible();
    slide(shown, 1930);
    expect(screen.getByText(rebateText(shown, '৳25.00'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('base.lower') }));
    expect(screen.getByText(rebateText(shown, '৳26.00'))).toBeVisible();
    slide(shown, 1980);
    expect(screen.getByText(rebateText(shown, '৳0.00'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('base.higher') })).toBeDisabled();
  });

  test('is sent with an account that is opened by hand, and a refusal is shown at it', async () => {
    linked();
    const shown = await account('hand', language);
    const { screen, t, user } = shown;
    await user.type(await screen.findByRole('textbox', { name: t('link.username') }), 'salma05');
    slide(shown, 1900);
    const value = { from: 1700, to: 1898 };
    wire.refuses(agentLinksRoutes.openAccount, 'agents.base-range', { field: 'base', value });
    await user.click(screen.getByRole('button', { name: t('link.open') }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(refusalWords('agents.base-range', language, value));
    expect(wire.asked(agentLinksRoutes.openAccount)[0]?.input).toEqual({
      type: 0,
      username: 'salma05',
      base: 1900,
    });
  });
});

test('a link is made with a base, and each link shows its own', async () => {
  linked();
  wire.answers(agentLinksRoutes.makeLink, { code: 'k7d2m9xw' });
  const shown = await account('links');
  const { screen, t, user } = shown;
  const own = within(await screen.findByRole('region', { name: t('link.own') }));
  expect(own.getByText(t('base.name')).nextSibling).toHaveTextContent('1940');
  slide(shown, 1920);
  await user.click(screen.getByRole('button', { name: t('link.make') }));
  await expect
    .poll(() => wire.asked(agentLinksRoutes.makeLink).at(-1)?.input)
    .toMatchObject({ base: 1920 });
});

test('an agent with the lowest base has nothing to choose and reads so', async () => {
  linked({ least: 1700, most: 1700, step: 2, usual: 1700 });
  const { screen, t } = await account('hand');
  expect(await screen.findByText(t('base.only', { own: 1700 }))).toBeVisible();
  expect(screen.queryByLabelText(t('base.name'))).toBeNull();
});

const member = async (
  of: Parameters<typeof aTeamMember>[0] = {},
  { language = 'EN' as Language, act = '' } = {},
) => {
  wire.answers(agentTeamRoutes.member, { ...aTeamMember(of), path: [OWN, KARIM] });
  const at = `/?ac=x&member=${KARIM.id}${act && `&act=${act}`}`;
  return show(<ManagementPage />, { member: aMember(), language, at });
};

describe.each(READERS)('raising the base of a member (%s)', (language) => {
  test('shows what changes for both, and holds from tomorrow', async () => {
    linked();
    const shown = await member({}, { language });
    const { screen, t, user } = shown;
    await user.click(await screen.findByRole('button', { name: t('base.raise') }));
    const name = t('base.raise-title', KARIM);
    const dialog = within(await screen.findByRole('dialog', { name }));
    slide(shown, 1970);
    const rows = within(dialog.getByRole('table', { name: t('base.changes') }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    const stake = '৳1,000.00';
    expect(rows).toEqual([
      [t('base.of-member', KARIM), '1960', '1970'],
      [t('base.returned', { stake }), '৳980.00', '৳985.00'],
      [t('base.yours', { ...KARIM, stake }), '৳10.00', '৳5.00'],
    ]);
    wire.answers(agentTeamRoutes.setBase, { base: 1970, from: '2026-03-12' });
    await user.click(dialog.getByRole('button', { name: t('base.raise-do', { base: 1970 }) }));
    await expect.poll(() => screen.queryByRole('dialog', { name })).toBeNull();
    expect(wire.asked(agentTeamRoutes.setBase)[0]?.input).toEqual({ id: KARIM.id, base: 1970 });
    const raised = { ...KARIM, base: 1970, day: '2026-03-12' };
    expect(await screen.findByText(t('base.raised', raised))).toBeVisible();
  });
});

test('a member who has the own base of the agent has no room', async () => {
  linked();
  const { screen, t } = await member({ base: 1980 }, { act: 'base' });
  expect(await screen.findByText(t('base.no-room', { ...KARIM, own: 1980 }))).toBeVisible();
});

test.each([
  ['further below', { depth: 2 }],
  ['whose base rises tomorrow', { nextBase: 1970 }],
  ['who has closed', { closed: true }],
])('a member %s cannot be raised', async (_, of) => {
  linked();
  const { screen, t } = await member(of, { act: 'base' });
  expect(await screen.findByText(t('base.name'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('base.raise') })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the list of the team has the base of each, and of tomorrow', async () => {
  wire.answers(agentTeamRoutes.members, {
    rows: [aTeamMember({ nextBase: 1970 })],
    next: null,
    path: [OWN],
    total: 1,
  });
  const { screen, t } = await show(<ManagementPage />, { member: aMember(), at: '/?ac=x' });
  const table = within(await screen.findByRole('table', { name: t('agent.team') }));
  expect(table.getByRole('columnheader', { name: t('base.short') })).toBeVisible();
  expect(table.getByText(t('base.next', { base: 1970 })).parentElement).toHaveTextContent(/^1960/);
});
