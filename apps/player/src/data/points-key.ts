/** All that points and orders of the mall are asked under; operators decide without the member. */
export const POINTS_KEY: readonly string[] = ['mine', 'points'];
