/** Where something is drawn, logical units. */
export type Middle = { readonly x: number; readonly y: number };
/** A place of the grid around its middle, as wide as all are. */
export type Patch = Middle & { readonly height: number };
export type SymbolPlace = Middle & { readonly size: number };
