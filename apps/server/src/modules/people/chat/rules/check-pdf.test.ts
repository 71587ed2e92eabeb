import { describe, expect, it } from 'vitest';
import { isPdf, pdfFault } from './check-pdf.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const pdf = (inside: string) => bytes(`%PDF-1.7\n1 0 obj\n${inside}\nendobj\ntrailer\n%%EOF\n`);

describe('a PDF', () => {
  it('begins as one, after a byte order mark or line breaks at most', () => {
    expect(isPdf(pdf('<< /Type /Catalog >>'))).toBe(true);
    for (const first of ['\uFEFF', '\n', '\r\n', '\uFEFF\r\n'])
      expect(isPdf(bytes(`${first}%PDF-1.7`))).toBe(true);
    expect(isPdf(bytes(' %PDF-1.7'))).toBe(false);
    expect(isPdf(bytes('<html>%PDF-1.7'))).toBe(false);
  });

  it('without active content is accepted', () => {
    expect(pdfFault(pdf('<< /Type /Catalog /Pages 2 0 R /JSomething 1 >>'))).toBeNull();
  });

  it.each([
    '<< /S /JavaScript /JS (app.alert(1)) >>',
    '<< /S /J#61vaScript >>',
    '<< /OpenAction 3 0 R >>',
    '<< /S /Launch /F (calc.exe) >>',
    '<< /Names << /EmbeddedFiles 4 0 R >> >>',
    '<< /AA<< /O 5 0 R >> >>',
  ])('with %s in it is refused as active', (inside) => {
    expect(pdfFault(pdf(inside))).toBe('active');
  });

  it('that was cut off is unreadable', () => {
    expect(pdfFault(bytes('%PDF-1.7\n1 0 obj'))).toBe('unreadable');
  });
});
