/** All that the member's money on its way out is asked under; it moves without the member. */
export const WITHDRAWALS_KEY: readonly string[] = ['mine', 'withdrawals'];
