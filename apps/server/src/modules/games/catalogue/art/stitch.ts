/** A number as short as a picture needs it. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;

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

/** Middle and radius. */
type Circle = readonly [x: number, y: number, r: number];

export const disc = ([x, y, r]: Circle, fill: string): string =>
  element('circle', { cx: x || undefined, cy: y || undefined, r, fill });

/** A running stitch along a path: the thread is visible for `dash` and hidden for slightly less. */
export const stitch = (d: string, colour: string, size: Thread = {}): string =>
  element('path', { d, fill: 'none', stroke: colour, ...thread(size) });

export const stitchedDisc = ([x, y, r]: Circle, colour: string, size: Thread = {}): string =>
  element('circle', {
    cx: x || undefined,
    cy: y || undefined,
    r,
    fill: 'none',
    stroke: colour,
    ...thread(size),
  });

type Thread = {
  readonly width?: number;
  readonly dash?: number;
  readonly gap?: number;
};

function thread({ width = 2.4, dash = 7, gap = 5 }: Thread): Attributes {
  return {
    'stroke-width': width,
    'stroke-dasharray': `${n(dash)} ${n(gap)}`,
    'stroke-linecap': 'round',
  };
}

/** Copies of an element by its id, rotated around the centre. */
export const turned = (id: string, count: number, from = 0): string =>
  Array.from({ length: count }, (_, i) =>
    element('use', { href: `#${id}`, transform: `rotate(${n(from + (360 / count) * i)})` }),
  ).join('');

/** A pointed petal from the centre upward. */
export const petal = (from: number, to: number, width: number): string => {
  const length = to - from;
  const [low, high] = [from + length * 0.3, from + length * 0.78];
  return (
    `M0 ${n(-from)}C${at(width, -low)} ${at(width, -high)} 0 ${n(-to)}` +
    `C${at(-width, -high)} ${at(-width, -low)} 0 ${n(-from)}Z`
  );
};
