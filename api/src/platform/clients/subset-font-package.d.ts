/** The part of subset-font 2.9 that is used here. Its published types are of an older version. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    /** The range of a variable font's axis that is kept. */
    variationAxes?: Record<string, { min: number; max: number }>;
    /** The OpenType features that are kept; all of them by default. */
    keepFeatures?: string[];
    noHinting: boolean;
  }

  /** The font with the glyphs that the text needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
