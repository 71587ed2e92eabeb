import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

it.each([
  ['receipt.png', 'image', 'receipt.webp'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\temp\\slip.PDF', 'pdf', 'slip.pdf'],
  ['invoice\u202Efdp.exe', 'pdf', 'invoicefdp.pdf'],
  ['<img src=x onerror=alert(1)>.png', 'image', 'img src=x onerror=alert(1).webp'],
  ['রসিদ.jpg', 'image', 'রসিদ.webp'],
  ['র\u200D্যাচেল র\u200C্যাব.jpg', 'image', 'র\u200D্যাচেল র\u200C্যাব.webp'],
  ['\u200Dslip.\u200Dpdf\u202E', 'pdf', 'slip.pdf'],
  ['...', 'pdf', 'pdf.pdf'],
] as const)('%j gets a safe name', (given, kind, name) => {
  expect(fileName(given, kind)).toBe(name);
});

it('is cut to the length of a line', () => {
  expect(fileName(`${'a'.repeat(300)}.pdf`, 'pdf')).toBe(`${'a'.repeat(80)}.pdf`);
});
