import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/property-runs.ts';
import { hidingResume } from '../../../../testing/hiding-resume.ts';
import { typicalResume } from '../../../../testing/sample-resumes.ts';
import { composeResume } from '../../compose/compose.ts';
import { printedResume } from '../../compose/printed-resume.ts';
import type { Resume } from '../../model/resume.ts';
import { arbitraryResume } from '../testing/arbitrary-resume.ts';
import { attachedResume, isAttachedResume } from './attached-resume.ts';
import { fromJsonResume } from './from-json-resume.ts';
import { toJsonResume } from './to-json-resume.ts';

const UUID = '0b9f6d5e-7f0e-4f5f-9a51-0f0f4c2f7a11';
const PHOTO_BYTES = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 250, 251, 252]);
const PHOTO = `data:image/jpeg;base64,${Buffer.from(PHOTO_BYTES).toString('base64')}`;
const withPhoto = (resume: Resume) => ({ ...resume, photo: { url: '/photo', widthPx: 300, heightPx: 400 } });
const readBack = (resume: Resume, photo: string | null = PHOTO) =>
  fromJsonResume(JSON.parse(attachedResume(resume, photo).text), { uuid: UUID, language: 'en' });

describe('the file that a PDF carries', () => {
  test('gives back the printed part of the resume with template, settings and photo, without a note', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const { resume: back, notes, photo } = readBack(withPhoto(resume));
        const printed = printedResume(withPhoto(resume));
        const name = printed.name === '' ? back.name : printed.name;
        expect(back).toEqual({ ...printed, name, uuid: UUID, photo: null });
        expect(notes).toEqual([]);
        expect(photo).toEqual(printed.photo === null ? undefined : PHOTO_BYTES);
      }),
      runs(60),
    );
  });

  test('has no text that is not printed', () => {
    fc.assert(
      fc.property(hidingResume, (resume) => {
        const tokensOf = (text: string) =>
          new Set(Array.from(text.matchAll(/q\d+q/gi), ([token]) => token.toLowerCase()));
        const printed = tokensOf(JSON.stringify(composeResume(resume)));
        const carried = tokensOf(attachedResume(resume, null).text);
        expect([...carried].filter((token) => !printed.has(token))).toEqual([]);
      }),
      runs(60),
    );
  });

  test('has no photo that is hidden', () => {
    const resume = structuredClone(withPhoto(typicalResume('modern')));
    expect(attachedResume(resume, PHOTO).text).toContain(PHOTO);
    resume.sections['personal-data'].config.fields.photo = false;
    expect(attachedResume(resume, PHOTO).text).not.toContain('image');
  });

  test('is known as ours by its own copy', () => {
    const resume = typicalResume('modern');
    expect(isAttachedResume(JSON.parse(attachedResume(resume, null).text))).toBe(true);
    const { meta: _, ...standard } = toJsonResume(resume);
    for (const other of [standard, { meta: {} }, { meta: { kreda: null } }, [], null, 'resume'])
      expect(isAttachedResume(other)).toBe(false);
  });
});

describe('a photo in a file', () => {
  const read = (image: unknown) =>
    fromJsonResume({ basics: { name: 'Anna Nowak', image } }, { uuid: UUID, language: 'en' });

  test('is read from the data URI of a picture', () => {
    for (const type of ['jpeg', 'png', 'webp', 'JPEG'])
      expect(read(PHOTO.replace('jpeg', type))).toMatchObject({ photo: PHOTO_BYTES, notes: [] });
  });

  test.each([
    ['an address', 'https://example.com/anna.jpg'],
    ['a picture of another type', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['what is not base64', 'data:image/png;base64,%%%%'],
    ['base64 that ends too early', 'data:image/png;base64,AAAAA'],
    ['nothing', 'data:image/png;base64,'],
  ])('gets a note where it is %s', (_, image) => {
    const { photo, notes } = read(image);
    expect(photo).toBeUndefined();
    expect(notes).toEqual([{ kind: 'photo', path: 'basics.image', text: image }]);
  });

  test('is refused above the size of an upload', () => {
    expect(() => read(`data:image/png;base64,${'A'.repeat(7_200_000)}`)).toThrow(/basics\.image/);
  });
});
