import { consoleChannelRoutes } from '@nokshi/contract/console/channels.ts';
import {
  type OperatorRole,
  OPERATOR_ROLES,
  ROLE_PERMISSIONS,
} from '@nokshi/contract/permissions.ts';
import { consoleViewRoutes } from '@nokshi/contract/console/views.ts';
import { type Held, wire } from '@nokshi/web/testing/wire.ts';
import { act, fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { permissionName } from '../lib/names.ts';
import type { MessageId } from '../lib/words.ts';
import { openConsole } from '../testing/console.tsx';
import { DESKS } from './desks.ts';

const goTo = (path: string) => act(async () => history.pushState(null, '', path));

/** The desks that a role opens, and those that it does not. */
function desksOf(role: OperatorRole) {
  const may: ReadonlySet<string> = new Set(ROLE_PERMISSIONS[role]);
  const opens = DESKS.filter(({ permission }) => permission === null || may.has(permission));
  return { opens, closed: DESKS.filter((desk) => !opens.includes(desk)) };
}

test.each(OPERATOR_ROLES)('%s sees the desks of the role alone', async (role) => {
  const { opens, closed } = desksOf(role);
  const operator = { roles: [role], permissions: [...ROLE_PERMISSIONS[role]] };
  const { screen, t } = await openConsole('/', { operator });
  const menu = await screen.findByRole('navigation', { name: t('app.menu') });
  const links = within(menu).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(opens.map(({ label }) => t(label)));
  const main = within(screen.getByRole('main'));
  const first = opens[0]?.label ?? 'nav.account';
  expect(await main.findByRole('heading', { name: t(first), level: 1 })).toBeVisible();
  for (const { path, permission } of closed) {
    await goTo(path);
    const right = permission ? permissionName(t, permission) : '';
    expect(await main.findByText(t('app.no-right-words', { right })), path).toBeVisible();
  }
});

/** Within `act` React shows what has come at once; outside it waits a third of a second for more. */
const comes = async (seen: () => HTMLElement | null): Promise<void> => {
  for (let look = 0; look < LOOKS_AT_MOST && !seen(); look += 1)
    await act(() => new Promise<void>((done) => setTimeout(done, 5)));
};
const LOOKS_AT_MOST = 2_000;

test('every desk says its name in Bengali after the switch, in the menu and at its head', async () => {
  const { messages } = await import('../locales/bn/index.ts');
  const bengali = (id: MessageId) => String(messages[id]);
  const { screen, user } = await openConsole('/account');
  // It is the one desk that shows nothing before its list has come.
  wire.answers(consoleChannelRoutes.list, []);
  await user.click(await screen.findByRole('button', { name: 'বাংলা' }));
  const menu = within(await screen.findByRole('navigation', { name: bengali('app.menu') }));
  const main = within(screen.getByRole('main'));
  for (const { path, label } of DESKS) {
    // By their words: asking for roles in the whole menu takes a third of a second each time.
    fireEvent.click(menu.getByText(bengali(label), { selector: 'a' }));
    const head = () => main.queryByText(bengali(label), { selector: 'h1' });
    await comes(head);
    expect(head(), path).toBeVisible();
    expect(location.pathname).toBe(path);
    expect(document.title).toContain(bengali(label));
  }
});

test('a desk that is pressed when its views have come, and its link does not show them yet, opens with its start view', async () => {
  let views: Held<typeof consoleViewRoutes.list> | undefined;
  const told = () => void (views = wire.holds(consoleViewRoutes.list));
  const { screen, t } = await openConsole('/account', { told });
  const menu = await screen.findByRole('navigation', { name: t('app.menu') });
  const link = within(menu).getByRole('link', { name: t('nav.feedback') });
  const start = { desk: 'feedback', search: 'state=open', name: 'To answer', start: true } as const;
  views?.answer({ views: [{ ...start, id: `viw_${'1'.repeat(32)}` }] });
  // Outside `act` nothing is drawn before the next task: the link has its old address all the while.
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
  expect(link).toHaveAttribute('href', '/feedback');
  link.click();
  await expect.poll(() => location.pathname + location.search).toBe('/feedback?state=open');
});
