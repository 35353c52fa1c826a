/// <reference path="./subset-font.d.ts" />
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

export const SITE_FONT = join(import.meta.dirname, '../web/src/ui/theme/site-font');

/** The interface's lightest and boldest text. */
const WEIGHTS = { min: 400, max: 720 };

/** Kerning, marks, each language's own forms, and figures of one width; the rest of Inter's alternates nobody sees. */
const FEATURES = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum', 'cv11', 'ss03'];

const both = (letters: string) => letters + letters.toUpperCase();
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** What the interface's eleven languages are written with, by the file of Inter that holds it. */
const LETTERS = {
  latin: `${ascii}\u00a0£§©«°²³·¹»¿¡ß×–—‘’‚“”„•…€™−${both('àáâäãåæçèéêëìíîïðñòóôöõøùúûüýþ')}`,
  'latin-ext': both('ąćčďđėęěįĺľłńňőœŕřśšťűųūůźżžħŧ'),
  cyrillic: `№${both('абвгґдеєжзиіїйклмнопрстуфхцчшщьюя')}`,
};

type Part = keyof typeof LETTERS;
const PARTS = Object.keys(LETTERS) as Part[];

/** Which characters a part of the font is for, as CSS has it: `U+20-7E,U+A0`. */
function unicodeRange(part: Part): string {
  const codes = [...new Set(Array.from(LETTERS[part], (letter) => letter.codePointAt(0)!))].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === code) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ');
}

function fontFace(part: Part): string {
  // The weights have to read as those of the whole font: faces of one family are put together by what they say here.
  return `@font-face {
  font-family: "Inter Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url("./${part}.woff2") format("woff2-variations");
  unicode-range: ${unicodeRange(part)};
}
`;
}

/** The interface's part of Inter, a quarter of its weight: every file of web/src/ui/theme/site-font that is made, by name. */
export async function siteFont(): Promise<Map<string, Uint8Array>> {
  const { resolve } = createRequire(join(SITE_FONT, 'resolved-from'));
  const files = new Map<string, Uint8Array>();
  for (const part of PARTS) {
    const whole = readFileSync(resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`));
    files.set(
      `${part}.woff2`,
      await subsetFont(whole, LETTERS[part], {
        targetFormat: 'woff2',
        variationAxes: { wght: WEIGHTS },
        keepFeatures: FEATURES,
        noHinting: true,
      }),
    );
  }
  const css = `/* Made by \`npm run site-font\`. Inter, of the SIL Open Font License in OFL.txt. */\n${PARTS.map(fontFace).join('\n')}`;
  return files.set('site-font.css', Buffer.from(css));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, bytes] of await siteFont()) writeFileSync(join(SITE_FONT, name), bytes);
}
