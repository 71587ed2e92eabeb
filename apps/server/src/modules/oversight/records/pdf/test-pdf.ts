import { inflateSync } from 'node:zlib';

/** Every stream of a PDF that can be unpacked. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, packed = '']) => {
    try {
      return [inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
}

const ESCAPED: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f' };
const unescaped = (text: string) =>
  text.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPED[sign] ?? sign);

/** The Bengali text that readers and searches see. */
export const wordsOf = (pdf: Buffer): string[] =>
  streamsOf(pdf).flatMap((stream) =>
    [...stream.matchAll(/ActualText \(([\s\S]*?)\)\n>> BDC/g)].map(([, text = '']) =>
      new TextDecoder('utf-16be').decode(Buffer.from(unescaped(text), 'latin1')),
    ),
  );

/** The font sizes of its words. */
export const sizesOf = (pdf: Buffer): ReadonlySet<number> =>
  new Set(
    streamsOf(pdf).flatMap((stream) =>
      [...stream.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size)),
    ),
  );
