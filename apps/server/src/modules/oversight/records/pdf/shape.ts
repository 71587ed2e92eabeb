import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import type PDFDocument from 'pdfkit';

const FONTS = '@expo-google-fonts/noto-sans-bengali';
const FILES = {
  regular: `${FONTS}/400Regular/NotoSansBengali_400Regular.ttf`,
  bold: `${FONTS}/700Bold/NotoSansBengali_700Bold.ttf`,
} as const;

export type Weight = keyof typeof FILES;
type Document = InstanceType<typeof PDFDocument>;

/**
 * The private fields of a pdfkit font; its release is pinned, and tests check the words it draws.
 */
type Inner = {
  readonly _font: {
    readonly font: {
      getGlyph(id: number, codePoints: number[]): { readonly advanceWidth: number };
      layout(text: string): object;
    };
  };
};

const read = (weight: Weight) => {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(FILES[weight]));
  return { bytes, shaper: new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(bytes).buffer))) };
};
const opened = new Map<Weight, ReturnType<typeof read>>();

/**
 * Gives a document its two fonts, shaped by HarfBuzz: the shaping built into pdfkit splits some
 * Bengali conjuncts (decision 0047).
 */
export function giveFonts(document: Document): void {
  for (const weight of ['regular', 'bold'] as const) {
    const { bytes, shaper } = opened.get(weight) ?? read(weight);
    opened.set(weight, { bytes, shaper });
    document.registerFont(weight, bytes).font(weight);
    const { font } = (document as unknown as Inner)._font;
    font.layout = (text) => shaped(text, shaper, (id, points) => font.getGlyph(id, points));
  }
}

/** One shared shaper: several would stay in its memory until they are collected. */
const buffer = new hb.Buffer();

function shaped<Glyph>(
  text: string,
  shaper: hb.Font,
  glyphOf: (id: number, codePoints: number[]) => Glyph,
) {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(shaper, buffer);
  const infos = buffer.getGlyphInfos();
  const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length];
  starts.sort((a, b) => a - b);
  const said = new Set<number>();
  const glyphs = infos.map(({ codepoint, cluster }) => {
    // The first glyph of a cluster carries all its letters, the others none.
    const letters = said.has(cluster)
      ? ''
      : text.slice(cluster, starts[starts.indexOf(cluster) + 1]);
    said.add(cluster);
    return glyphOf(codepoint, codePoints(letters));
  });
  const positions = buffer.getGlyphPositions().map((at) => ({ ...at }));
  return {
    glyphs,
    positions,
    advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  };
}

const codePoints = (text: string): number[] => [...text].map((one) => one.codePointAt(0) ?? 0);
