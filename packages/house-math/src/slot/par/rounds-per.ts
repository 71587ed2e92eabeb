/** About once in so many rounds, to two figures: a chance of 0.0000103 is once in 97,000. */
export const roundsPer = (chance: number): number => Number((1 / chance).toPrecision(2));
