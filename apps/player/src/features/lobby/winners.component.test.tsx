import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openSite } from '../../testing/site.tsx';

describe('the winners board', () => {
  test('shows rounds with masked names, and says that they are real', async () => {
    const vo = {
      player: 'ra***',
      gameId: 'kantha-lines',
      gameName: { EN: 'Kantha', BN: 'কাঁথা' },
      image: '/art/kantha-lines.svg',
      prize: '12.50',
      times: '12.50',
      at: '2026-03-01T10:00:00.000Z',
    };
    wire.answers(recordsRoutes.winnerBoard, { list: [{ vo }] });
    const { screen, t } = await openSite('/');
    const board = within(await screen.findByRole('list', { name: t('winners.title') }));
    expect(board.getAllByRole('listitem')[0]?.textContent).toContain('ra***');
    expect(screen.getByText(t('winners.note-demo'))).toBeVisible();
  });
});
