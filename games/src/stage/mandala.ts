const SVG = 'http://www.w3.org/2000/svg';

/** A lotus of twelve petals in running stitch, as the middle of a kantha has it; its threads are `currentColor`. */
export function createMandala(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-100 -100 200 200');
  svg.setAttribute('class', 'mandala');
  svg.setAttribute('aria-hidden', 'true');
  const draw = (name: string, attributes: Readonly<Record<string, string>>) => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    svg.append(made);
  };
  for (const [petals, from, to, wide, dash] of [
    [12, 52, 94, 15, '6 4'],
    [8, 30, 58, 12, '5 4'],
  ] as const)
    for (let i = 0; i < petals; i += 1)
      draw('path', {
        d: `M0 ${-from}C${wide} ${-(from + to) / 2} ${wide * 0.5} ${-to + 4} 0 ${-to}C${-wide * 0.5} ${-to + 4} ${-wide} ${-(from + to) / 2} 0 ${-from}Z`,
        transform: `rotate(${(360 / petals) * i})`,
        'stroke-dasharray': dash,
      });
  for (const [radius, dash] of [
    ['97', '8 5'],
    ['60', '6 5'],
  ] as const)
    draw('circle', { r: radius, 'stroke-dasharray': dash });
  return svg;
}
