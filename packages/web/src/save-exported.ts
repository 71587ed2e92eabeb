import type { ExportedFile } from '@nokshi/contract/exports.ts';
import { bytesOf } from './base64.ts';
import { saveFile } from './save-file.ts';

/** Has the browser save a file that the house gave out, byte for byte as it was hashed. */
export const saveExported = ({ name, text, format }: ExportedFile): void =>
  format === 'pdf'
    ? saveFile(name, bytesOf(text), 'application/pdf')
    : saveFile(name, text, 'text/csv');
