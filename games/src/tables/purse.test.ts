import type { FrameMessage } from '@nokshi/contract/frame.ts';
import { expect, test } from 'vitest';
import type { Dock } from './dock.ts';
import { createPurse } from './purse.ts';
import type { SeatAnswer } from './table-server.ts';

function seated() {
  const shown = { net: '', isDown: false };
  const told: FrameMessage[] = [];
  const dock = {
    setNet: (text: string, isDown: boolean) => {
      shown.net = text;
      shown.isDown = isDown;
    },
  } as Dock;
  const purse = createPurse(dock, (message) => told.push(message));
  purse.sat({
    currency: 'BDT',
    balance: '1000.00',
    version: '5',
    bets: [{ state: 'OPEN', stake: '30.00' }],
    sitting: { startedAt: '', staked: '80.00', won: '20.00' },
  } as SeatAnswer);
  return { purse, shown, told };
}

test('an older balance changes nothing', () => {
  const { purse } = seated();
  expect(purse.balance()).toBe(100_000n);
  purse.take('5.00', '4');
  expect(purse.balance()).toBe(100_000n);
  purse.answered({ balance: '980.00', version: '6' });
  expect(purse.balance()).toBe(98_000n);
});

test('the page hears of each newer balance and of each round that was paid', () => {
  const { purse, told } = seated();
  purse.answered({ balance: '980.00', version: '6' });
  purse.answered({ balance: '990.00', version: '3' });
  purse.paid({ issue: 'a', betId: 'wgr_1', staked: 3_000n, payout: 6_000n, isVoid: false });
  expect(told).toEqual([
    { type: 'balance', balance: '980.00', version: '6' },
    { type: 'round', roundId: 'wgr_1', staked: '30.00', won: '60.00' },
  ]);
});

test('the sitting counts what lies on the table once it is paid', () => {
  const { purse, shown } = seated();
  expect(shown).toMatchObject({ net: '−৳30.00', isDown: true });
  purse.paid({ issue: 'a', betId: 'wgr_1', staked: 3_000n, payout: 9_000n, isVoid: false });
  expect(shown).toMatchObject({ net: '+৳30.00', isDown: false });
});
