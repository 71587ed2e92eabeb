/** A number as short as a picture needs it. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element; attributes without a value are left out. */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`;
}

export const group = (attributes: Attributes, ...inside: string[]): string =>
  element('g', attributes, inside.join(''));

export const patch = (d: string, fill: string, more: Attributes = {}): string =>
  element('path', { d, fill, ...more });

export const disc = (x: number, y: number, r: number, fill: string): string =>
  element('circle', { cx: x || undefined, cy: y || undefined, r, fill });

/** A running stitch along a path: the thread shows for `dash` and dives for a little less. */
export const stitch = (d: string, colour: string, size: Thread = {}): string =>
  element('path', { d, fill: 'none', stroke: colour, ...thread(size) });

export const stitchedDisc = (
  centre: readonly [number, number],
  r: number,
  colour: string,
  size: Thread = {},
) =>
  element('circle', {
    cx: centre[0] || undefined,
    cy: centre[1] || undefined,
    r,
    fill: 'none',
    stroke: colour,
    ...thread(size),
  });

export type Thread = {
  readonly width?: number;
  readonly dash?: number;
  readonly gap?: number;
  readonly opacity?: number;
  /** Drawn inside something that is scaled by this much: the thread keeps its size. */
  readonly scale?: number;
  readonly transform?: string;
};

function thread({ width = 2.4, dash = 7, gap = 5, scale = 1, ...more }: Thread): Attributes {
  return {
    'stroke-width': width / scale,
    'stroke-dasharray': `${n(dash / scale)} ${n(gap / scale)}`,
    'stroke-linecap': 'round',
    ...more,
  };
}

/** Copies of an element by its id, turned around the middle. */
export const turned = (id: string, count: number, from = 0): string =>
  Array.from({ length: count }, (_, i) =>
    element('use', { href: `#${id}`, transform: `rotate(${n(from + (360 / count) * i)})` }),
  ).join('');

/** A pointed petal from the middle upward. */
export const petal = (from: number, to: number, width: number): string => {
  const length = to - from;
  const [low, high] = [from + length * 0.3, from + length * 0.78];
  return (
    `M0 ${n(-from)}C${at(width, -low)} ${at(width, -high)} 0 ${n(-to)}` +
    `C${at(-width, -high)} ${at(-width, -low)} 0 ${n(-from)}Z`
  );
};
