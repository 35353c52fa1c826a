import { describe, expect, test } from 'vitest';
import { FONT_FAMILIES } from '../../../engine/fonts/catalogue.ts';
import { createShaper } from '../../../engine/text/shaper.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { foldForPrint, SIGNS } from './fold-for-print.ts';

describe('foldForPrint', () => {
  test.each([
    ['eﬃcient ﬁnance ﬂow oﬀ ﬄ ﬅ ﬆ', 'efficient finance flow off ffl st st'],
    ['\uf0b7 punkt, \uf0a7 punkt, \uf0d8 punkt, \uf0fc zrobione', '• punkt, ▪ punkt, › punkt, ✓ zrobione'],
    ['➤ one ➢ two ➔ three', '► one › two → three'],
    ['Zaz\u0307o\u0301łc\u0301', 'Zażółć'],
    ['𝗣𝗿𝗼𝗷𝗲𝗰𝘁 𝑀𝑎𝑛𝑎𝑔𝑒𝑟', 'Project Manager'],
    ['ＡＢＣ　１２', 'ABC 12'],
    ['⑫ ⒜ ⒈', '(12) (a) 1.'],
    ['Sales\u200b ma\u00adnager\ufeff \ufffc\u2060', 'Sales manager '],
    ['a\u2003b\u2009c', 'a b c'],
    ['10\u2009000 and 5\u202fkg', '10\u00a0000 and 5\u00a0kg'],
    ['Nowak\u2011Kowalska, e\u2010mail', 'Nowak-Kowalska, e-mail'],
    ['ﻻ ﺍﻟ', 'لا ال'],
  ])('prints %j as %j', (typed, printed) => {
    expect(foldForPrint(typed)).toBe(printed);
    expect(foldForPrint(printed)).toBe(printed);
  });

  test.each(['Ａ社　東京', 'می‌خواهم', 'क्‍ष', '👩‍💻 ✔️', '−5 °C – „ok” … ½ ① ™', '• ▪ ✓ → ►', '10\u00a0000'])(
    'does not change %j',
    (text) => {
      expect(foldForPrint(text)).toBe(text);
    },
  );

  test('folds only to signs that every family prints', () => {
    const shaper = createShaper(installedFonts());
    for (const family of FONT_FAMILIES) {
      for (const weight of [400, 700] as const) {
        const familyOf = shaper.familiesFor({ family, weight, style: 'italic' });
        expect([...SIGNS.values()].filter((sign) => familyOf(sign) === null)).toEqual([]);
      }
    }
  });

  test('folds to no sign that would be folded again', () => {
    for (const sign of SIGNS.values()) expect(foldForPrint(sign)).toBe(sign);
  });
});
