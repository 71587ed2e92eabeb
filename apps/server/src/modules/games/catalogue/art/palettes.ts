/**
 * The cloth and the threads of one picture. `soft` is the quilting of the ground, close to the
 * cloth; `one` to `three` are patches in falling weight; `thread` is the stitch on top of them.
 */
export type Palette = {
  readonly cloth: string;
  readonly soft: string;
  readonly one: string;
  readonly two: string;
  readonly three: string;
  readonly leaf: string;
  readonly thread: string;
};

const palette = (colours: string): Palette => {
  const [cloth = '', soft = '', one = '', two = '', three = '', leaf = '', thread = ''] = colours
    .split(' ')
    .map((hex) => `#${hex}`);
  return { cloth, soft, one, two, three, leaf, thread };
};

/** Six dark cloths and six light ones, in the dyes of Bengal: indigo, madder, turmeric, lac. */
export const PALETTES: readonly [Palette, ...Palette[]] = [
  palette('1e2759 3d4a94 f2b233 e2574c f7edd8 5fb58c fff8e8'),
  palette('2a1733 553464 f08a5d f2b233 f7e9d7 8fb8de fff6ea'),
  palette('0f3b34 2a6a5e f2b233 f4845f f5ebd7 8ad0b0 fff9ec'),
  palette('751822 9f3740 f5be4f f29c8e f9eedb e9c9a0 fff6e6'),
  palette('0e4157 2a6a85 f6c667 f2785c f3ebdd 7cc6c1 fffaf0'),
  palette('263141 47586e 7cc0d8 f2b233 f1eee4 8bc28a ffffff'),
  palette('f6ebd3 dcc798 b4232a 2b3a8c e8a723 2e7d55 fff9ec'),
  palette('dce8f0 aec6d8 2b3a8c b4232a f2b233 14683f ffffff'),
  palette('f8e1da e3b5a6 a3203a 3a2a66 e39a2b 3a7d6b fff7f2'),
  palette('f4c350 d79f24 8e1b24 24306f fbf3e1 1f6b4a fff6df'),
  palette('ddebdd aecbb2 14683f b4472a e8a723 2b3a8c ffffff'),
  palette('e8e1f2 c2b3dc 4b2e83 b4325e e8a723 1f6f78 ffffff'),
];
