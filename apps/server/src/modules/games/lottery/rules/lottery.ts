import type { GameTerms } from '@nokshi/contract/console/lottery-terms.ts';
import type { PrizeMode } from '@nokshi/contract/player/lottery.ts';
import type { FamilyCode } from '@nokshi/house-math/lottery/families.ts';

export type LotteryVendor = 'LOTT' | 'ELOTT' | 'TCG_LOTTO_VN' | 'TCG_SEA';

/** What a lottery is. How often it is drawn and what it takes is an operator's to set. */
export type Lottery = {
  readonly gameCode: string;
  readonly vendor: LotteryVendor;
  readonly category: 'LOTT' | 'ELOTT';
  readonly family: FamilyCode;
  readonly source: 'house' | 'external';
  readonly prizeModes: readonly PrizeMode[];
  readonly name: { readonly EN: string; readonly BN: string };
  readonly about: { readonly EN: string; readonly BN: string };
  readonly terms: GameTerms;
};
