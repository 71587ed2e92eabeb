/** Says a word of a catalogue; `{name}` is filled from the values. */
export type SayOf<Words> = (
  key: keyof Words & string,
  values?: Readonly<Record<string, string | number>>,
) => string;

type Catalogues<Words> = { readonly EN: Words; readonly BN: Words };

/** The words of one language, which may change while the frame is open. */
export const sayFrom =
  <Words extends Readonly<Record<keyof Words, string>>>(
    catalogues: Catalogues<Words>,
    language: () => 'EN' | 'BN',
  ): SayOf<Words> =>
  (key, values = {}) =>
    catalogues[language()][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in values ? String(values[name]) : whole,
    );
