import type { PlayHouse } from '../../harness/play-house.ts';

/** What is done to all wagers of a draw, by the name of the call that does it. */
export type Many = {
  readonly [Kind in 'settleMany' | 'resettleMany' | 'voidMany']: {
    readonly kind: Kind;
    readonly input: Parameters<PlayHouse['wagers'][Kind]>[0];
  };
}['settleMany' | 'resettleMany' | 'voidMany'];

export type ManyOrder = { readonly url: string; readonly at: string; readonly many: Many };

export function sendMany({ wagers }: PlayHouse, many: Many): Promise<object> {
  if (many.kind === 'voidMany') return wagers.voidMany(many.input);
  return many.kind === 'settleMany'
    ? wagers.settleMany(many.input)
    : wagers.resettleMany(many.input);
}
