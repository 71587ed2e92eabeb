/** What a code opens; one requested for one purpose is worth nothing for another. */
export type CodePurpose = 'login' | 'register' | 'recover' | 'contact' | 'step-up' | 'second-step';

/** Minutes a code is valid; the page counts them down. Checklist S-022. */
export const CODE_MINUTES = 5;
export const CODE_DIGITS = 6;
/** Wrong tries that a code allows. */
export const CODE_TRIES = 5;

/** The range of a number, ten thousand neighbours: all but its last four digits. */
export const rangeOf = (number: string): string => number.slice(0, -4);
