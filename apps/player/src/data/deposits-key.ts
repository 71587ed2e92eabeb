/** All that the member's deposits are asked under; a channel may credit one at any time. */
export const DEPOSITS_KEY: readonly string[] = ['mine', 'deposits'];
