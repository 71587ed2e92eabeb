/**
 * Digits and letters that nobody mistakes for another (no 0 and O, 1, I and L, 2 and Z, 5 and S, 8
 * and B), and no vowels, so that no word comes out.
 */
export const SIGNS = '34679cdfghjkmnpqrtvwx';
export const CODE_LENGTH = 8;

type Random = { bytes(length: number): Iterable<number> };

/** A new invitation code, in lower case as it is stored; every sign is as likely as another. */
export function newInvitationCode(random: Random): string {
  const fair = 256 - (256 % SIGNS.length);
  let code = '';
  while (code.length < CODE_LENGTH)
    for (const byte of random.bytes(CODE_LENGTH - code.length))
      if (byte < fair) code += SIGNS[byte % SIGNS.length];
  return code;
}
