import { plainCode } from '@nokshi/contract/typed-code.ts';

/** Letters and digits that are not mistaken for one another, on paper or in a bank's form. */
export const CODE_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_PREFIX = 'NK';
const CODE_LENGTH = 8;

/** A code from eight random bytes: `NK` and eight characters. */
export const codeFrom = (bytes: Uint8Array): string =>
  CODE_PREFIX +
  Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CODE_SIGNS[byte % CODE_SIGNS.length]).join(
    '',
  );

/** All codes that a payer's text may contain, whatever characters are between and around. */
export function codesIn(reference: string): readonly string[] {
  const signs = plainCode(reference)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const found: string[] = [];
  for (let at = 0; at + CODE_PREFIX.length + CODE_LENGTH <= signs.length; at += 1) {
    const piece = signs.slice(at, at + CODE_PREFIX.length + CODE_LENGTH);
    if (isCode(piece) && !found.includes(piece)) found.push(piece);
  }
  return found;
}

const isCode = (piece: string): boolean =>
  piece.startsWith(CODE_PREFIX) &&
  Array.from(piece.slice(CODE_PREFIX.length)).every((sign) => CODE_SIGNS.includes(sign));

type Waiting = { readonly code: string };

/**
 * Which waiting deposit each line pays: the only one whose code its reference names. The first such
 * line pays the deposit; the others wait for an operator.
 */
export function matchLines<W extends Waiting>(
  references: readonly string[],
  waiting: readonly W[],
): readonly (W | null)[] {
  const open = new Map(waiting.map((one) => [one.code, one]));
  return references.map((reference) => {
    const [found, ...others] = codesIn(reference).flatMap((code) => open.get(code) ?? []);
    if (!found || others.length > 0) return null;
    open.delete(found.code);
    return found;
  });
}
