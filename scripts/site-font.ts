/// <reference path="../api/src/platform/clients/subset-font-package.d.ts" />
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

export const SITE_FONT = join(import.meta.dirname, '../web/src/ui/theme/site-font');

/** The weights of the interface's lightest and boldest text. */
const WEIGHTS = { min: 400, max: 720 };

/** Kerning, marks, localised forms, tabular figures, and the alternates that the interface uses. Inter's others are removed. */
const FEATURES = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum', 'cv11', 'ss03'];

const bothCases = (letters: string) => letters + letters.toUpperCase();
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** The characters of the interface's eleven languages, by the file of Inter that contains them. */
const CHARACTERS = {
  latin: `${ascii}\u00a0£§©«°²³·¹»¿¡ß×–—‘’‚“”„•…€™−${bothCases('àáâäãåæçèéêëìíîïðñòóôöõøùúûüýþ')}`,
  'latin-ext': bothCases('ąćčďđėęěįĺľłńňőœŕřśšťűųūůźżžħŧ'),
  cyrillic: `№${bothCases('абвгґдеєжзиіїйклмнопрстуфхцчшщьюя')}`,
};

type Part = keyof typeof CHARACTERS;
const PARTS = Object.keys(CHARACTERS) as Part[];

/** The characters of a part as a CSS `unicode-range`: `U+20-7E,U+A0`. */
function unicodeRange(part: Part): string {
  const codes = [...new Set(Array.from(CHARACTERS[part], (character) => character.codePointAt(0)!))].sort(
    (a, b) => a - b,
  );
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
  // The weights must be those of the whole font: browsers combine faces of a family by these descriptors.
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

/** Makes the subset of Inter that the interface needs, a quarter of its size: the files of web/src/ui/theme/site-font by name. */
export async function siteFont(): Promise<Map<string, Uint8Array>> {
  const { resolve } = createRequire(join(SITE_FONT, 'resolved-from'));
  const files = new Map<string, Uint8Array>();
  for (const part of PARTS) {
    const whole = readFileSync(resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`));
    files.set(
      `${part}.woff2`,
      await subsetFont(whole, CHARACTERS[part], {
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
