import { type Transfer, transfersRoutes } from '@nokshi/contract/player/transfers.ts';
import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import WalletPage from './wallet-page.tsx';

const member = aMember();
const name = { EN: 'Sundial', BN: 'সূর্যঘড়ি' };
const sundial = { vassalage: 'SUNDIAL', name, open: true, balance: '40.00', booked: '40.00' };
const transfer = (state: Transfer['state']) => ({
  reference: 'tr-1',
  vassalage: 'SUNDIAL',
  direction: 'IN' as const,
  amount: '10.00',
  state,
  createdAt: '2026-03-01T10:00:00.000Z',
  changedAt: '2026-03-01T10:00:00.000Z',
});

test.each(READERS)(
  'one wallet for all is read, and has nothing to transfer with (%s)',
  async (language) => {
    const { screen, t } = await show(<WalletPage />, { member, language });
    expect(await screen.findByText('৳1,000.00')).toBeVisible();
    expect(screen.getByText(t('wallet.single'))).toBeVisible();
    expect(document.querySelector('input, select, textarea, form')).toBeNull();
  },
);

describe('a vendor with a wallet of its own', () => {
  const open = async (language: 'EN' | 'BN' = 'EN') => {
    wire.answers(walletRoutes.merchantWallet, { isSingle: false });
    const shown = await show(<WalletPage />, { member, language });
    const item = await shown.screen.findByRole('listitem', { name: name[language] });
    return { ...shown, item: within(item) };
  };

  test('shows what is there, and money that is on its way', async () => {
    wire.answers(transfersRoutes.wallets, {
      wallets: [sundial],
      transfers: [transfer('ASKED')],
    });
    const { item, t, screen } = await open('BN');
    expect(item.getByText('৳40.00')).toBeVisible();
    expect(item.getByText(new RegExp(t('wallet.on-its-way-in')))).toBeVisible();
    expect(screen.getByRole('button', { name: t('wallet.all-back') })).toBeDisabled();
  });

  test('that is silent says so and shows what the house has of it', async () => {
    const silent = { ...sundial, balance: null };
    wire.answers(transfersRoutes.wallets, { wallets: [silent], transfers: [] });
    const { item, t } = await open();
    expect(item.getByText(t('wallet.silent'))).toBeVisible();
    expect(item.getByText('৳40.00')).toBeVisible();
  });

  test('gives all back with one press, or says why not', async () => {
    wire.answers(transfersRoutes.wallets, { wallets: [sundial], transfers: [] });
    const { screen, t, user, refusal } = await open();
    const back = screen.getByRole('button', { name: t('wallet.all-back') });
    wire.refuses(transfersRoutes.transfer, 'vendors.silent');
    await user.click(back);
    expect(await screen.findByText(refusal('vendors.silent'))).toBeVisible();
    wire.answers(transfersRoutes.transfer, { transfers: [transfer('DONE')] });
    await user.click(back);
    expect(await screen.findByText(t('wallet.all-back-done'))).toBeVisible();
    const keys = wire.asked(transfersRoutes.transfer).map(({ key }) => key);
    expect(keys.every(Boolean)).toBe(true);
  });
});
