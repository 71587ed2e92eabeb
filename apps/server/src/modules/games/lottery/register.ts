import type { Tx } from '../../../kernel/db.ts';
import type { LotteryRoom } from './room.ts';
import { LOTTERIES, type LotteryVendor } from './rules/lotteries.ts';
import { termsOfAll } from './store/games.ts';

type Words = { readonly EN: string; readonly BN: string };

const VENDORS: Readonly<
  Record<LotteryVendor, { readonly name: Words; readonly position: number }>
> = {
  ELOTT: { name: { EN: 'Quick draws', BN: 'চটজলদি ড্র' }, position: 40 },
  LOTT: { name: { EN: 'Classic lottery', BN: 'চিরায়ত লটারি' }, position: 41 },
  TCG_LOTTO_VN: { name: { EN: 'Vietnam', BN: 'ভিয়েতনাম' }, position: 42 },
  TCG_SEA: { name: { EN: 'South-East Asia', BN: 'দক্ষিণ-পূর্ব এশিয়া' }, position: 43 },
};

/**
 * Writes the lotteries into the catalogue: all of the house, and of the draws of others those that
 * an operator has opened. May run any number of times. P-004.
 */
export async function registerLotteries(room: LotteryRoom, tx: Tx): Promise<void> {
  const stored = await termsOfAll(tx);
  const open = new Set(stored.filter(({ terms }) => terms.isOpen).map(({ gameCode }) => gameCode));
  for (const [vendor, { name, position }] of Object.entries(VENDORS)) {
    const own = LOTTERIES.filter((lottery) => lottery.vendor === vendor)
      .map((lottery, at) => ({ ...lottery, position: at + 1 }))
      .filter(({ source, gameCode }) => source === 'house' || open.has(gameCode));
    if (own.length === 0) continue;
    await room.catalogue.register(tx, {
      vendor: { vendor, name, logo: `/art/vendor-${vendor}.svg`, position, isHot: false },
      games: own.map(({ gameCode, category, name: title, about, terms, position: place }) => ({
        gameId: gameCode,
        vendor,
        category,
        nodeId: gameCode,
        gameGroupCode: category,
        menus: [],
        classify: [],
        name: title,
        description: about,
        minBet: 1n,
        rtp: ((terms.bases.usual / 2_000) * 100).toFixed(2),
        hitRate: '0.00',
        volatility: 'medium' as const,
        maxWin: '0',
        position: place,
        isHot: false,
      })),
    });
  }
}
