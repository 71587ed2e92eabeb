import type { FrameMessage } from '@nokshi/contract/frame.ts';
import { expect, test } from 'vitest';
import { createPurse } from './purse.ts';

function purse() {
  const told: FrameMessage[] = [];
  return { ...createPurse((message) => told.push(message)), told };
}

test('while a round is shown no balance tells its result', () => {
  const { set, open, close, told, balance } = purse();
  set('100.00', '7');
  open(90_00n);
  set('110.00', '8');
  expect(balance()).toBe(90_00n);
  close();
  expect(balance()).toBe(110_00n);
  expect(told).toEqual([
    { type: 'round-opened', balance: '90.00' },
    { type: 'balance', balance: '110.00', version: '8' },
    { type: 'round-closed' },
  ]);
});

test('an older balance changes nothing', () => {
  const { set, balance } = purse();
  set('100.00', '7');
  set('50.00', '6');
  expect(balance()).toBe(100_00n);
});

test('to close what is not open tells the page nothing', () => {
  const { close, told } = purse();
  close();
  expect(told).toEqual([]);
});
