import { demoResume } from '@kreda/document/testing/demo-resumes';
import { loadHyphenator } from '@kreda/document/text/hyphenator';
import { createTypesetter } from '@kreda/document/typeset';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFonts } from './fonts.ts';
import { type BackgroundTypesetter, createBackgroundTypesetter } from './typesetter.ts';

describe('typesetting beside the event loop', () => {
  let background: BackgroundTypesetter;
  const here = createTypesetter([...readFonts().values()]);
  beforeAll(() => {
    background = createBackgroundTypesetter();
  });
  afterAll(() => background.close());

  test('gives the very bytes that typesetting here gives', async () => {
    for (const pattern of ['modern', 'tags'] as const) {
      const resume = demoResume('typical', pattern, 'de');
      expect(await background.typeset(resume)).toEqual(here.typeset(resume).pages);
    }
  });

  test('divides words of the language where the resume wants it', async () => {
    const resume = demoResume('typical', 'mirror', 'de');
    const hyphenated = { ...resume, pageSetup: { ...resume.pageSetup, hyphenation: true } };
    const hyphenator = await loadHyphenator('de');
    const pages = await background.typeset(hyphenated);
    expect(pages).toEqual(here.typeset(hyphenated, { hyphenator }).pages);
    expect(pages).not.toEqual(here.typeset(resume).pages);
  });

  test('goes on with other resumes when one cannot be typeset', async () => {
    const resume = demoResume('sparse', 'modern', 'pl');
    await expect(background.typeset({ ...resume, patternVersion: 99 })).rejects.toThrow(/no version 99/);
    expect((await background.typeset(resume)).length).toBe(1);
  });
});
