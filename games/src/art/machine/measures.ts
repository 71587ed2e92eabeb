import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';
import type { Palette } from '../palettes.ts';

/** A place of the grid in logical units; a picture has so many pixels to a unit as its size gives. */
export const CELL = 100;
/** What the frame of the reels takes around them: its posts, the crest with the title, the sill. */
export const SIDE = 20;
export const CREST = 72;
export const SILL = 26;

/** What is drawn around and behind so many reels. */
export type Machine = { readonly width: number; readonly height: number; readonly reels: number };

/** How wide the board with the title is over a machine of this width. */
export const boardOf = (width: number): number => Math.min(width - 68, 460);

/** What a studio's machine is made of. */
export type Dress = { readonly palette: Palette; readonly studio: StudioCode };
