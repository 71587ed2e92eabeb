import type { NewVendor } from './new-game.ts';

const vendorOf = (
  vendor: 'BAITHAK' | 'DS88' | 'GHURI',
  name: NewVendor['name'],
  position: number,
): NewVendor => ({ vendor, name, logo: `/art/vendor-${vendor}.svg`, position, isHot: false });

/** The house's vendors of tables, the cockfight, and the kite with the instant games: two rooms list their games. */
export const TABLE_VENDORS = {
  BAITHAK: vendorOf('BAITHAK', { EN: 'Baithak', BN: 'বৈঠক' }, 30),
  DS88: vendorOf('DS88', { EN: 'DS88', BN: 'ডিএস৮৮' }, 31),
  GHURI: vendorOf('GHURI', { EN: 'Ghuri', BN: 'ঘুড়ি' }, 32),
} as const;
export type TableVendor = keyof typeof TABLE_VENDORS;
