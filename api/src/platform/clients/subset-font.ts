/// <reference path="./subset-font-package.d.ts" />

/**
 * A font as WOFF2 with the glyphs of these characters alone, without hinting. The library is loaded with the first font, since most processes
 * never need it.
 */
export async function subsetFont(font: Uint8Array, characters: string): Promise<Uint8Array> {
  const { default: subset } = await import('subset-font');
  return subset(Buffer.from(font), characters, { targetFormat: 'woff2', noHinting: true });
}
