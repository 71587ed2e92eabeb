import { isCountry } from '@nokshi/contract/countries.ts';
import { refuse } from '../../../kernel/refusal.ts';

/** A code of no country would block or serve nobody. Refuses site.country-unknown. */
export function refuseUnknown(codes: readonly string[], field: string): void {
  const code = codes.find((each) => !isCountry(each));
  if (code !== undefined) throw refuse('site.country-unknown', { field, value: { code } });
}
