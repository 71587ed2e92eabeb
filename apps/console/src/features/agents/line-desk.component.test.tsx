import {
  consoleAgentLineRoutes as routes,
  type LineMove,
  type LineNode,
} from '@nokshi/contract/console/agent-line.ts';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import LineDesk from './line-desk.tsx';

const node = (username: string, heads = 0, teamHeads = heads): LineNode => ({
  id: `mbr_${username}`,
  username,
  type: heads > 0 ? 1 : 0,
  closed: false,
  since: '2026-03-01',
  heads,
  teamHeads,
});
const page = (rows: readonly LineNode[], next: string | null = null) => ({
  rows: [...rows],
  next,
});

describe('the tree', () => {
  beforeEach(() => {
    wire.answers(routes.roots, page([node('padma', 2, 4), node('surma')]));
    wire.answers(routes.directs, ({ input }) => {
      if (input.id === 'mbr_karim') return page([node('mita')]);
      return input.cursor ? page([node('shila')]) : page([node('karim', 1)], 'karim');
    });
  });

  test.each(READERS)('opens a branch a page at a time, by keys alone (%s)', async (language) => {
    const { screen, user, t } = await show(<LineDesk />, { language });
    const tree = await screen.findByRole('tree', { name: t('nav.line') });
    const items = () => within(tree).getAllByRole('treeitem');
    const focused = () => document.activeElement?.getAttribute('data-item');
    expect(items()).toHaveLength(2);
    expect(tree).toHaveTextContent(t('line.team-heads', { heads: 4 }));
    screen.getByRole('button', { name: t('line.find-action') }).focus();
    await user.tab();
    expect(items()[0]).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(await within(tree).findByText('karim')).toBeVisible();
    expect(items()[0]).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('mbr_karim');
    await user.keyboard('{ArrowRight}');
    expect(await within(tree).findByText('mita')).toBeVisible();
    expect(items()[2]).toHaveAttribute('aria-level', '3');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName(t('app.more'));
    await user.keyboard('{Enter}');
    expect(await within(tree).findByText('shila')).toBeVisible();
    await user.keyboard('{Home}{ArrowDown}{ArrowLeft}');
    expect(within(tree).queryByText('mita')).toBeNull();
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('mbr_padma');
    await user.keyboard('{End}');
    expect(focused()).toBe('mbr_surma');
    await user.keyboard('{ArrowRight}');
    expect(within(tree).getByText('karim')).toBeVisible();
  });

  test('leads to the member whose name is pressed', async () => {
    const { screen } = await show(<LineDesk />);
    const link = await screen.findByRole('link', { name: 'surma' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/members\/mbr_surma$/));
  });

  test('opens down to a member who is found by the name, on whatever page', async () => {
    const path = [node('padma', 2, 4), node('rupa', 1), node('nila')];
    wire.answers(routes.path, { path });
    const { screen, user, t } = await show(<LineDesk />);
    await user.type(await screen.findByRole('searchbox', { name: t('line.find') }), ' Nila ');
    await user.click(screen.getByRole('button', { name: t('line.find-action') }));
    const found = await screen.findByRole('treeitem', { name: /^nila/ });
    expect(found).toHaveAttribute('aria-selected', 'true');
    expect(found).toHaveAttribute('aria-level', '3');
    expect(wire.asked(routes.path).at(-1)?.input).toEqual({ username: 'nila' });
    wire.refuses(routes.path, 'identity.member-unknown');
    await user.type(screen.getByRole('searchbox', { name: t('line.find') }), 'x');
    await user.click(screen.getByRole('button', { name: t('line.find-action') }));
    expect(await screen.findByText(refusalWords('identity.member-unknown', 'EN'))).toBeVisible();
  });

  test('says when there are no agents', async () => {
    wire.answers(routes.roots, page([]));
    const { screen, t } = await show(<LineDesk />);
    expect(await screen.findByText(t('line.empty'))).toBeVisible();
  });
});

const MOVE = `mov_${'1'.repeat(32)}`;

describe('moves', () => {
  const move: LineMove = {
    id: MOVE,
    member: { id: 'mbr_1', username: 'shirinkhulna' },
    upline: { id: 'mbr_2', username: 'padmaparer' },
    day: '2026-03-05',
    state: 'WAITING',
    reason: 'Another district',
    askedBy: 'chief',
    approvedBy: 'finance',
    approvedAt: '2026-03-01T10:00:00.000Z',
    endedAt: null,
    endedBy: null,
    endedReason: null,
    failure: null,
  };
  const ended = { endedAt: '2026-03-02T10:00:00.000Z' };
  const rows: LineMove[] = [
    move,
    { ...move, ...ended, id: 'mov_2', state: 'FAILED', failure: 'below', upline: null },
    { ...move, ...ended, id: 'mov_3', state: 'WITHDRAWN', endedBy: 'rita', endedReason: 'Typo' },
  ];

  test.each(READERS)('one that waits is withdrawn with a reason (%s)', async (language) => {
    wire.answers(routes.moves, { rows, next: null });
    wire.answers(routes.withdraw, {});
    const { screen, user, t } = await show(<LineDesk />, { language, at: '/line?tab=moves' });
    expect(await screen.findByText(t('moves.below'))).toBeVisible();
    expect(screen.getByText(t('moves.ended-by', { by: 'rita', reason: 'Typo' }))).toBeVisible();
    expect(screen.getByText(t('team.no-upline'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('moves.withdraw') }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: t('member.reason') }), 'Wrong agent');
    await user.click(dialog.getByRole('button', { name: t('moves.withdraw') }));
    const done = t('moves.withdrawn', { username: 'shirinkhulna' });
    expect(await screen.findByText(done)).toBeVisible();
    const asked = wire.asked(routes.withdraw).at(-1)?.input;
    expect(asked).toEqual({ id: MOVE, reason: 'Wrong agent' });
  });

  test('of one state are listed alone, and only who may withdraws one', async () => {
    wire.answers(routes.moves, { rows, next: null });
    const { screen, user, t } = await show(<LineDesk />, {
      at: '/line?tab=moves',
      may: ['agents.read'],
    });
    await user.click(await screen.findByRole('button', { name: t('moves.FAILED') }));
    expect(wire.asked(routes.moves).at(-1)?.input).toMatchObject({ state: 'FAILED' });
    expect(screen.queryByRole('button', { name: t('moves.withdraw') })).toBeNull();
  });
});
