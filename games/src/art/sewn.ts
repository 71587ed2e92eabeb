import { type Colour, HEM, type Motif } from './shapes.ts';

/** A motif as SVG in its box of -50..50; only so many of its shapes are stitched, the rest is plain. */
export function sewn(
  motif: Motif,
  colours: Readonly<Record<Colour, string>>,
  { stitched }: { readonly stitched: number },
): string {
  let left = stitched;
  return motif
    .map(({ path, fill, stitch, width, solid }) => {
      const patch = fill
        ? `<path d="${path}" fill="${colours[fill]}"${stitch ? ` stroke="${colours[fill]}" stroke-width="${HEM}"` : ''}/>`
        : '';
      if (!stitch) return patch;
      if (!solid) left -= 1;
      if (fill && left < 0) return patch;
      const dash = solid || left < 0 ? '' : ' stroke-dasharray="4.6 4.4"';
      const thick = width ?? (fill ? 1.7 : 2.6);
      return `${patch}<path d="${path}" fill="none" stroke="${colours[stitch]}" stroke-width="${thick}"${dash}/>`;
    })
    .join('');
}
