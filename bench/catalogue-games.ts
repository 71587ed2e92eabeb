import type {
  NewGame,
  NewVendor,
} from '../apps/server/src/modules/games/catalogue/rules/new-game.ts';

const CODES = ['NOKSHI', 'PADMA', 'SUNDAR', 'RICKSHA', 'JAMDANI', 'BOISHAKH'];

export const STUDIOS: readonly NewVendor[] = CODES.map((vendor, index) => ({
  vendor,
  name: { EN: vendor, BN: vendor },
  logo: `/art/vendor-${vendor}.svg`,
  position: index + 1,
  isHot: index === 0,
}));

const SOUNDS = 'ba di ka lo mu na pe ra shi ta vo ya gu ho je sha tri kha pu li'.split(' ');
const LETTERS = 'বা দি কা লো মু না পে রা শি তা ভো যা গু হো জে শা ত্রি খা পু লি'.split(' ');

/** A word of three syllables; the same number makes the same one in both scripts. */
const word = (n: number, of: readonly string[]) =>
  [n, Math.floor(n / 20), Math.floor(n / 400)].map((at) => of[at % of.length]).join('');

const CATEGORIES = ['RNG', 'RNG', 'RNG', 'RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'PVP'] as const;
const CLASSES = [[], [], [], [], ['JP'], ['TG'], ['AC']] as const;

/** Games with names of two words out of some thousands, as a large house has. */
export const vendorGames = (count: number): NewGame[] =>
  Array.from({ length: count }, (_, n): NewGame => {
    const [first, second] = [(n * 37) % 3_001, (n * 101) % 4_001];
    const vendor = CODES[n % CODES.length] as string;
    const gameId = `${word(first, SOUNDS)}-${word(second, SOUNDS)}-${n}`;
    return {
      gameId,
      vendor,
      category: CATEGORIES[n % CATEGORIES.length] ?? 'RNG',
      nodeId: `${vendor}-${gameId}`,
      gameGroupCode: 'RNG',
      menus: ['RNG'],
      classify: CLASSES[n % CLASSES.length] ?? [],
      name: {
        EN: `${word(first, SOUNDS)} ${word(second, SOUNDS)}`,
        BN: `${word(first, LETTERS)} ${word(second, LETTERS)}`,
      },
      description: { EN: 'A game of the bench.', BN: 'পরিমাপের একটি গেম।' },
      minBet: [1n, 5n, 10n, 50n, 100n][n % 5] ?? 1n,
      rtp: '95.00',
      hitRate: '25.00',
      volatility: 'medium',
      maxWin: '1000',
      position: n + 1,
      isHot: n % 100 === 0,
    };
  });
