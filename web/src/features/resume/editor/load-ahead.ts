import type { Language } from '@kreda/document/engine/text/languages';
import { emptyResume, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { loadDemoByProfession } from '@kreda/document/kinds/resume/typeset-data';
import { prepare } from '../preview/typesetter.ts';
// The editor itself: its scripts are loaded with this module.
import './editor-page.tsx';

/**
 * Loads what the pages of a new resume need: the engine, the fonts of the default template, the demo content. A failure is ignored, since the
 * editor loads again what is missing.
 *
 * @param language the resume's, as far as it is known.
 */
export function loadForNewResume(language: Language): void {
  loadDemoByProfession(language).catch(() => {});
  prepare(emptyResume(crypto.randomUUID(), language)).catch(() => {});
}

/** Loads what the pages of this resume need. A failure is ignored, since the editor loads again what is missing. */
export function loadForResume(resume: Resume): void {
  prepare(resume).catch(() => {});
}
