/** The part of subset-font 2.9 that is used here: its published types are older. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** What is left of an axis of a variable font. */
    variationAxes: Record<string, { min: number; max: number }>;
    /** The OpenType features that are kept, and no others. */
    keepFeatures: string[];
    noHinting: boolean;
  }

  /** The font with the glyphs that the text needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
