import { formatAmount } from '@nokshi/money';

/** Points with comma thousands. */
export const pointsFigure = (count: number): string => formatAmount(BigInt(count), 'PTS');
