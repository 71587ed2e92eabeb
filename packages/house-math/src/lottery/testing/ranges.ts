import type { Family } from '../families.ts';
import type { Range } from './selections.ts';

/** Numbers that a selection of this play may ask for. */
export const rangeFor = ({ shape }: Family, code: string): Range =>
  /size-parity/.test(code) ? [0, 3] : [shape.from, shape.to];
