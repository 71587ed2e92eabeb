/** The member’s picture, wherever it is shown. */
export const AVATAR_KEY = ['mine', 'avatar'];
