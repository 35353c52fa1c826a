import { describe, expect, test } from 'vitest';
import type { Language } from '../../../engine/text/languages.ts';
import { completeResume } from '../model/complete.ts';
import { emptyResume, type Resume } from '../model/resume.ts';
import { applyOperation } from './operation.ts';

const newResume = (language: Language) => emptyResume('3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11', language);
const inLanguage = (resume: Resume, language: Language) => applyOperation(resume, { type: 'language', language });
const dividing = (resume: Resume, hyphenation: boolean): Resume => ({
  ...resume,
  pageSetup: { ...resume.pageSetup, hyphenation },
});

describe('words are divided at line ends', () => {
  test('in new resumes in German and Ukrainian', () => {
    const divided = (language: Language) => newResume(language).pageSetup.hyphenation;
    expect([divided('de'), divided('ua'), divided('pl'), divided('en')]).toEqual([true, true, false, false]);
  });

  test('not in a stored German resume without that setting', () => {
    const { hyphenation: _, ...older } = newResume('de').pageSetup;
    const stored = { ...newResume('de'), pageSetup: older } as Resume;
    expect(completeResume(stored).pageSetup).toEqual({ ...older, hyphenation: false });
  });

  test('not in a German resume that was stored without it', () => {
    const stored = dividing(newResume('de'), false);
    expect(completeResume(stored).pageSetup.hyphenation).toBe(false);
    expect(inLanguage(stored, 'pl').pageSetup.hyphenation).toBe(false);
  });

  test('after a change of the language as that language usually does', () => {
    const german = inLanguage(newResume('en'), 'de');
    expect(german.pageSetup).toEqual(newResume('de').pageSetup);
    expect(inLanguage(german, 'en').pageSetup).toEqual(newResume('en').pageSetup);
  });

  test('after a change of the language too, if the owner chose it', () => {
    expect(inLanguage(dividing(newResume('pl'), true), 'en').pageSetup.hyphenation).toBe(true);
  });
});
