import { describe, expect, test } from 'vitest';
import { emptyLetter, type Letter, letterSchema } from '../model/letter.ts';
import { applyLetterOperation, LETTER_FIELDS, letterOperationSchema, targetOfLetterOperation } from './operation.ts';

const RESUME = { uuid: '5f0c6e2e-6a0a-4b8e-9d0e-0a6f3f6c1a11', language: 'pl' as const };
const letter = emptyLetter('0b3f7c52-2f7e-4d2b-8f5e-7f0a5b1a2c33', RESUME);

const VALUES: { readonly [F in (typeof LETTER_FIELDS)[number]]: Letter[F] } = {
  name: 'Do Kowalski i Syn',
  resumeUuid: '7a6d1f0e-0f52-4c39-8a5f-4d3f1e0b9c22',
  language: 'de',
  form: 'us',
  place: 'Kraków',
  date: '2026-11-26',
  subject: 'Podanie o pracę',
  salutation: 'Szanowna Pani,',
  body: [{ type: 'paragraph', children: [{ text: 'Piszę w sprawie oferty.' }] }],
  closing: 'Z wyrazami szacunku',
  signature: { uuid: '1c1b5d34-64f5-4f2f-9f35-8a7a2f2f1d44', widthPx: 600, heightPx: 200 },
  enclosures: ['CV'],
  fit: 'off',
};

describe('a letter', () => {
  test('is valid when it is new, and takes the usual form of its language', () => {
    expect(letterSchema.parse(letter)).toEqual(letter);
    expect(letter.form).toBe('pl');
    expect(emptyLetter(letter.uuid, { ...RESUME, language: 'de' }).form).toBe('din-5008');
  });

  test.each([
    [{ ...letter, name: 'a'.repeat(121) }, 'name'],
    [{ ...letter, date: '2026-02-30' }, 'date'],
    [{ ...letter, date: '1899-12-31' }, 'date'],
    [{ ...letter, enclosures: Array(21).fill('x') }, 'enclosures'],
    [{ ...letter, recipient: { ...letter.recipient, street: 'a\nb' } }, 'recipient.street'],
    [{ ...letter, subject: 'a\u202eb' }, 'subject'],
  ])('is refused with the name of the wrong field (%#)', (wrong, path) => {
    expect(letterSchema.safeParse(wrong).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });
});

describe('an operation', () => {
  test.each(LETTER_FIELDS)('replaces the field %s, and nothing else', (field) => {
    const operation = letterOperationSchema.parse({ type: 'field', field, value: VALUES[field] });
    const changed = applyLetterOperation(letter, operation);
    const alsoChanges = field === 'language' ? { form: 'din-5008' } : {};
    expect(changed).toEqual({ ...letter, [field]: VALUES[field], ...alsoChanges });
    expect(letterSchema.parse(changed)).toEqual(changed);
    expect(targetOfLetterOperation(operation)).toBe(`field/${field}`);
  });

  test('changes one field of the recipient', () => {
    const operation = letterOperationSchema.parse({ type: 'recipient', field: 'city', value: 'Gdynia' });
    const changed = applyLetterOperation(letter, operation);
    expect(changed).toEqual({ ...letter, recipient: { ...letter.recipient, city: 'Gdynia' } });
    expect(letter.recipient.city).toBe('');
  });

  test('keeps a form that the user chose when the language changes', () => {
    const american = applyLetterOperation(letter, { type: 'field', field: 'form', value: 'us' });
    expect(applyLetterOperation(american, { type: 'field', field: 'language', value: 'de' }).form).toBe('us');
  });

  test.each([
    { type: 'field', field: 'uuid', value: letter.uuid },
    { type: 'field', field: 'recipient', value: letter.recipient },
    { type: 'field', field: 'form', value: 'fr' },
    { type: 'recipient', field: 'fax', value: '1' },
    { type: 'field', field: 'subject', value: 'x', more: 1 },
  ])('is refused where it fits no field (%#)', (wrong) => {
    expect(letterOperationSchema.safeParse(wrong).success).toBe(false);
  });
});
