import { isOptions } from './checks.ts';
import { type Chance, type Numbers, of, type Play, type Selection } from './play.ts';

/** An answer that a play offers, with its chance and the draws that make it true. */
export type Option = {
  readonly code: string;
  readonly chance: Chance;
  readonly holds: (numbers: Numbers) => boolean;
  /** Neither won nor lost, and with which chance. */
  readonly tie?: { readonly chance: Chance; readonly holds: (numbers: Numbers) => boolean };
};

/** A play in which each chosen answer is a unit. */
export function optionsPlay(code: string, options: readonly Option[]): Play {
  return {
    code,
    kind: 'options',
    asks: { from: 0, to: options.length - 1, least: 1 },
    prizes: options.map(({ code: prize, chance, tie }) => ({
      code: prize,
      chance,
      ...(tie ? { tie: tie.chance } : {}),
    })),
    accepts: (selection) => isOptions(selection, options.length),
    units(selection) {
      const { options: chosen } = of(selection, 'options');
      return options.map((_, at) => (chosen.includes(at) ? 1 : 0));
    },
    hits(selection, numbers) {
      const { options: chosen } = of(selection, 'options');
      return options.map(({ holds }, at) => (chosen.includes(at) && holds(numbers) ? 1 : 0));
    },
    ...(options.some(({ tie }) => tie) ? { ties: tiesOf(options) } : {}),
  };
}

const tiesOf =
  (options: readonly Option[]) =>
  (selection: Selection, numbers: Numbers): readonly number[] => {
    const { options: chosen } = of(selection, 'options');
    return options.map(({ tie }, at) => (chosen.includes(at) && tie?.holds(numbers) ? 1 : 0));
  };

/**
 * The same, with chances that are counted over all draws of some numbers: for answers that no short formula gives.
 * `draws` are all that can be, equally likely.
 */
export function countedOptions(
  code: string,
  draws: readonly Numbers[],
  options: Readonly<Record<string, (numbers: Numbers) => boolean>>,
): Play {
  return optionsPlay(
    code,
    Object.entries(options).map(([option, holds]) => ({
      code: option,
      chance: { n: draws.filter(holds).length, d: draws.length },
      holds,
    })),
  );
}
