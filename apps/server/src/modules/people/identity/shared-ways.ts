import type { Identity } from './face.ts';
import type { Insides } from './room.ts';
import { seenSince, sharedAddresses, sharedDevices } from './store/shared-ways.ts';

/** What members of this brand share of where they come in from, for who looks at them together. */
export function lookAtWays(
  room: Insides,
): Pick<Identity, 'sharedDevices' | 'sharedAddresses' | 'seenSince'> {
  const ofBrand = <Q extends object>(asked: Q) => ({ ...asked, ...room.site.brand() });
  return {
    sharedDevices: (tx, asked) => sharedDevices(tx, ofBrand(asked)),
    sharedAddresses: (tx, asked) => sharedAddresses(tx, ofBrand(asked)),
    seenSince: (tx, asked) => seenSince(tx, ofBrand(asked)),
  };
}
