import type { MessageKind } from '@nokshi/contract/console/couriers.ts';
import type { SealedField } from '@nokshi/contract/registration/fields.ts';

/** A name is shown as it was written: an operator compares it with a payee's. */
const OPEN: ReadonlySet<SealedField> = new Set(['payeeName', 'recommenderId']);
const SHOWN_AT_END = 3;

/** The last three characters, of an email address also its domain; the rest as dots. */
export function masked(value: string, field: SealedField): string {
  if (OPEN.has(field)) return value;
  const at = field === 'email' ? value.lastIndexOf('@') : -1;
  if (at > 0) return `${[...value][0]}•••${value.slice(at)}`;
  const characters = [...value];
  const shown = Math.min(SHOWN_AT_END, Math.floor(characters.length / 2));
  return `•••${characters.slice(characters.length - shown).join('')}`;
}

/** A number or email address that codes go to, as its owner and an operator see it. */
export const maskedContact = (kind: MessageKind, address: string): string =>
  masked(address, kind === 'mail' ? 'email' : 'mobileNum');
