import {
  consoleChannelRoutes as routes,
  type DeskChannel,
} from '@nokshi/contract/console/channels.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ChannelPage } from './channel-page.tsx';

const ALL_DAY = '00:00-24:00';
const channel: DeskChannel = {
  code: 'best-pay',
  name: { EN: 'Best Pay', BN: 'বেস্ট পে' },
  description: { EN: 'You pay there.', BN: 'সেখানে টাকা দিন।' },
  kind: 'callback',
  asksAmount: true,
  arrivesWithinSeconds: 60,
  demo: false,
  terms: {
    on: true,
    minimum: '10.00',
    maximum: '25000.00',
    fee: { fixed: '0.00', points: 0 },
    hours: {
      mon: ALL_DAY,
      tue: ALL_DAY,
      wed: ALL_DAY,
      thu: ALL_DAY,
      fri: ALL_DAY,
      sat: ALL_DAY,
      sun: ALL_DAY,
    },
    currencies: ['BDT'],
    fields: [],
    rules: {
      accountTypes: [0],
      earlierDeposits: 0,
      newMemberDays: 0,
      newMemberMaximum: '25000.00',
      firstDepositMaximum: '25000.00',
    },
  },
  version: 1,
  needs: [],
  open: true,
  turnsAt: null,
};

test.each([
  ['EN', '12,5'],
  ['BN', '১২,৫'],
] as const)(
  'in %s: no review opens while an amount is unclear, and one of the clear amount does',
  async (language, unclear) => {
    wire.answers(routes.changes, { rows: [], next: null });
    const { screen, user, t } = await show(<ChannelPage channel={channel} />, { language });
    const field = screen.getByLabelText(t('channels.minimum'));
    const review = () => screen.getByRole('button', { name: t('change.look-over', { count: 1 }) });
    await user.clear(field);
    await user.type(field, unclear);
    await user.click(review());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(t('app.amount-unclear', { typed: unclear }))).toBeVisible();
    await user.clear(field);
    await user.type(field, '1,250');
    await user.click(review());
    expect(await screen.findByRole('dialog')).toHaveTextContent(/1,?250/);
  },
);
