import fc from 'fast-check';
import { LANGUAGES } from '../engine/text/languages.ts';
import { LETTER_FITS, type Letter } from '../kinds/letter/model/letter.ts';
import { LETTER_FORMS } from '../kinds/letter/model/letter-form.ts';
import { block, line, numberTokens } from './arbitrary-resume.ts';

/** Above the numbers of words in `arbitraryResume`, whose person writes the letter. */
const FIRST_WORD = 100_000;

const maybe = fc.oneof({ arbitrary: line, weight: 4 }, { arbitrary: fc.constant(''), weight: 1 });

/** A letter with arbitrary content in all fields, in any language and form. */
export const arbitraryLetter: fc.Arbitrary<Letter> = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
    form: fc.constantFrom(...LETTER_FORMS),
    recipient: fc.record({
      name: maybe,
      position: maybe,
      organisation: maybe,
      street: maybe,
      postalCode: maybe,
      city: maybe,
      country: maybe,
    }),
    place: maybe,
    date: fc.constantFrom('2026-11-26', '1999-01-01', null),
    subject: maybe,
    salutation: maybe,
    body: fc.array(block, { maxLength: 24 }),
    closing: maybe,
    signature: fc.constantFrom(
      null,
      { uuid: '1c1b5d34-64f5-4f2f-9f35-8a7a2f2f1d44', widthPx: 600, heightPx: 220 },
      { uuid: '1c1b5d34-64f5-4f2f-9f35-8a7a2f2f1d44', widthPx: 40, heightPx: 1_600 },
    ),
    enclosures: fc.array(line, { maxLength: 20 }),
    fit: fc.constantFrom(...LETTER_FITS),
  })
  .map((fields) => {
    const numbered = JSON.parse(numberTokens(JSON.stringify(fields), FIRST_WORD)) as typeof fields;
    return {
      uuid: '0b3f7c52-2f7e-4d2b-8f5e-7f0a5b1a2c33',
      name: '',
      resumeUuid: '3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11',
      ...numbered,
    };
  });
