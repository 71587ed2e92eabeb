import { hash } from 'node:crypto';

/** SHA-256 of a string (UTF-8), 32 bytes. */
export const digestOf = (words: string): Buffer => hash('sha256', words, 'buffer');
