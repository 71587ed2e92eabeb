/** Names that make a PDF act, or carry another file; they may be written with `#xx`. */
const ACTIVE =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|OpenAction|AA|SubmitForm|ImportData|XFA)(?![A-Za-z])/;

/** Some programs write a byte order mark or line breaks first. */
const HEAD = /^(\u00ef\u00bb\u00bf)?[\r\n]{0,8}%PDF-(1\.[0-7]|2\.0)/;

export const isPdf = (bytes: Uint8Array): boolean => HEAD.test(latin(bytes.subarray(0, 24)));

/**
 * What is wrong with a PDF: null, `unreadable` (it does not end as one) or `active` (a script, a
 * form that sends, an embedded file). Compressed parts are not checked, so the house never opens a
 * PDF: readers only ever save it.
 */
export function pdfFault(bytes: Uint8Array): 'unreadable' | 'active' | null {
  if (!latin(bytes.subarray(-1_024)).includes('%%EOF')) return 'unreadable';
  const text = latin(bytes).replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return ACTIVE.test(text) ? 'active' : null;
}

/** One character a byte. */
const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
