import { drawn } from '../panel/element.ts';

/** A lotus of twelve petals in running stitch, as the middle of a kantha has it; its threads are `currentColor`. */
export function createMandala(): SVGSVGElement {
  const svg = drawn('svg', {
    viewBox: '-100 -100 200 200',
    class: 'mandala',
    'aria-hidden': 'true',
  });
  for (const [petals, from, to, wide, dash] of [
    [12, 52, 94, 15, '6 4'],
    [8, 30, 58, 12, '5 4'],
  ] as const)
    for (let i = 0; i < petals; i += 1)
      svg.append(
        drawn('path', {
          d: `M0 ${-from}C${wide} ${-(from + to) / 2} ${wide * 0.5} ${-to + 4} 0 ${-to}C${-wide * 0.5} ${-to + 4} ${-wide} ${-(from + to) / 2} 0 ${-from}Z`,
          transform: `rotate(${(360 / petals) * i})`,
          'stroke-dasharray': dash,
        }),
      );
  for (const [radius, dash] of [
    ['97', '8 5'],
    ['60', '6 5'],
  ] as const)
    svg.append(drawn('circle', { r: radius, 'stroke-dasharray': dash }));
  return svg;
}
