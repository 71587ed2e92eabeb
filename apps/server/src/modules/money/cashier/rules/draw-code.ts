import {
  checkCharacter,
  VOUCHER_LENGTH,
  VOUCHER_CHARACTERS,
} from '@nokshi/contract/voucher-code.ts';

const BASE = VOUCHER_CHARACTERS.length;
/** Bytes from here on would make some characters likelier than others. */
const FAIR = 256 - (256 % BASE);

/** A new code: fifteen uniformly random characters, some 74 bits, and a check character. */
export function drawCode(bytes: (length: number) => Uint8Array): string {
  let body = '';
  while (body.length < VOUCHER_LENGTH - 1)
    for (const byte of bytes(VOUCHER_LENGTH))
      if (byte < FAIR && body.length < VOUCHER_LENGTH - 1) body += VOUCHER_CHARACTERS[byte % BASE];
  return body + checkCharacter(body);
}
