import { useLocation, useSearchParams } from 'wouter';
import { inAddress } from '../../lib/in-address.ts';

/** Live messages of contracts, and of slips, make every key old that begins so. */
export const CONTRACTS_KEY = ['agent-contracts'] as const;
export const SLIPS_KEY = ['agent-slips'] as const;
export const REBATES_KEY = ['agent-rebates'] as const;

const DESKS = {
  contract: '/agent-contracts',
  slip: '/settlement',
  run: '/settlement',
  rebate: '/settlement',
} as const;
type One = keyof typeof DESKS;

/** The way to one contract, slip, run or rebate, beside the list that is open where it is of the same desk. */
export function useWay(one: One): (id: string) => string {
  const [at] = useLocation();
  const [search] = useSearchParams();
  const desk = DESKS[one];
  return (id) => {
    const before = new URLSearchParams(at === desk ? search : '');
    return `${desk}?${inAddress({ contract: null, slip: null, run: null, rebate: null, [one]: id })(before)}`;
  };
}
