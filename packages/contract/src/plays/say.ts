import type { playsEn } from '../words/plays-en.ts';
import type { regionalPlaysEn } from '../words/regional-plays-en.ts';

/** The words of plays; both apps teach them, and files of bets say them. */
export type PlayMessageId = keyof typeof playsEn | keyof typeof regionalPlaysEn;
export type SayPlay = (
  id: PlayMessageId,
  values?: Readonly<Record<string, string | number>>,
) => string;
