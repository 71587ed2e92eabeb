import type { GameTerms } from '@nokshi/contract/console/lottery-terms.ts';
import type { Region } from '@nokshi/house-math/lottery/regions.ts';
import type { Lottery, LotteryVendor } from './lottery.ts';

type When = Pick<GameTerms, 'drawTime' | 'drawDays' | 'drawDates'>;
type Words = { readonly EN: string; readonly BN: string };

const daily = (drawTime: string): When => ({ drawTime, drawDays: [], drawDates: [] });
const weekly = (drawTime: string, drawDays: number[]): When => ({
  drawTime,
  drawDays,
  drawDates: [],
});

/**
 * Draws of others: closed until an operator feeds them. Times are in Dhaka and generally known, an
 * operator checks them before opening one. Betting closes half an hour before the draw.
 */
function regional(
  family: Region,
  vendor: LotteryVendor,
  given: { name: Words; when: When },
): Lottery {
  const { name, when } = given;
  return {
    gameCode: family,
    vendor,
    category: vendor === 'TCG_SEA' ? 'ELOTT' : 'LOTT',
    family,
    source: 'external',
    prizeModes: ['SEA'],
    name,
    about: {
      EN: 'Drawn elsewhere. Two of our operators enter its result, each by themselves.',
      BN: 'অন্য জায়গায় ড্র হয়। আমাদের দুজন আলাদাভাবে ফল লেখেন।',
    },
    terms: {
      isOpen: false,
      intervalSeconds: 86_400,
      closesBeforeSeconds: 1_800,
      cancelBeforeSeconds: 600,
      bases: { least: 1700, usual: 1950, bet: 1956, house: 1980 },
      ceilings: { unit: '2000.00', bet: '50000.00', issue: '100000.00', number: '500000.00' },
      ...when,
    },
  };
}

export const REGIONAL_LOTTERIES: readonly Lottery[] = [
  regional('vn-north', 'TCG_LOTTO_VN', {
    name: { EN: 'Vietnam North', BN: 'ভিয়েতনাম উত্তর' },
    when: daily('17:15'),
  }),
  regional('vn-central', 'TCG_LOTTO_VN', {
    name: { EN: 'Vietnam Centre', BN: 'ভিয়েতনাম মধ্য' },
    when: daily('16:15'),
  }),
  regional('vn-south', 'TCG_LOTTO_VN', {
    name: { EN: 'Vietnam South', BN: 'ভিয়েতনাম দক্ষিণ' },
    when: daily('15:15'),
  }),
  regional('thai', 'TCG_SEA', {
    name: { EN: 'Thai', BN: 'থাই' },
    when: { drawTime: '14:30', drawDays: [], drawDates: [1, 16] },
  }),
  regional('lao', 'TCG_SEA', {
    name: { EN: 'Lao', BN: 'লাও' },
    when: weekly('19:20', [1, 3, 5]),
  }),
  regional('my-4d', 'TCG_SEA', {
    name: { EN: 'Malaysia 4D', BN: 'মালয়েশিয়া ফোর ডি' },
    when: weekly('17:00', [3, 6, 7]),
  }),
  regional('sg-4d', 'TCG_SEA', {
    name: { EN: 'Singapore 4D', BN: 'সিঙ্গাপুর ফোর ডি' },
    when: weekly('16:30', [3, 6, 7]),
  }),
];
