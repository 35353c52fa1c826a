import { LANGUAGES } from '@kreda/document/engine/text/languages';
import { printedResume } from '@kreda/document/kinds/resume/compose/printed-resume';
import { attachedResume, isAttachedResume } from '@kreda/document/kinds/resume/formats/json-resume/attached-resume';
import { fromJsonResume } from '@kreda/document/kinds/resume/formats/json-resume/from-json-resume';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { TEMPLATE_SLUGS } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { samplePortrait } from '@kreda/document/testing/sample-portrait';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { afterAll, describe, expect, test } from 'vitest';
import { documentInfo } from '../api/src/features/download/document-info.ts';
import { resumeAttachment } from '../api/src/features/download/resume-attachment.ts';
import { checkedPages } from '../api/src/platform/pdf/checked-page.ts';
import { openRenderer } from '../renderer/src/service/render-in-process.ts';
import { accessibilityRules, archivingRules, attachmentRules } from '../renderer/src/testing/conformance.ts';
import { parsePdf } from '../renderer/src/testing/parsed-pdf.ts';
import { pdfAttachments } from '../renderer/src/testing/poppler.ts';
import { typesetResume } from './typeset-resume.ts';

const RULES = [...accessibilityRules, ...archivingRules, ...attachmentRules];

/** A resume of two pages with a photo, in which a field, an entry and a section are hidden. */
function resumeOf(pattern: Resume['pattern'], language: Resume['language']): Resume {
  const resume = structuredClone(typicalResume(pattern, language));
  resume.isDone = true;
  resume.photo = { url: '/photo', widthPx: 300, heightPx: 400 };
  resume.sections['personal-data'].config.fields.phone = false;
  resume.sections.experiences.data.items[0]!.hidden = true;
  resume.sectionsActive.skills = false;
  return resume;
}

/** Every language, each with another template. `printed-resume.test.ts` compares the pages of all templates. */
const CASES = LANGUAGES.map((language, index) => [TEMPLATE_SLUGS[index]!, language] as const);

describe('a PDF of ours', () => {
  const renderer = openRenderer();
  afterAll(() => renderer.close());

  test.each(CASES)('gives back what it prints: %s in %s', async (pattern, language) => {
    const resume = resumeOf(pattern, language);
    const photo = `data:image/jpeg;base64,${(await samplePortrait()).toString('base64')}`;
    const pages = await typesetResume(resume, { photo });
    const attachment = resumeAttachment(attachedResume(resume, photo));
    const { pdf } = await renderer.render({
      pages: checkedPages(pages),
      info: documentInfo(resume, 'Kreda'),
      attachment,
    });
    const parsed = await parsePdf(pdf);
    expect(RULES.flatMap((rule) => rule.problems(parsed).map((problem) => `${rule.clause}: ${problem}`))).toEqual([]);

    const [file, ...others] = pdfAttachments(pdf);
    expect([file!.name, others]).toEqual(['resume.json', []]);
    const json: unknown = JSON.parse(Buffer.from(file!.content).toString('utf8'));
    expect(isAttachedResume(json)).toBe(true);
    const back = fromJsonResume(json, { uuid: resume.uuid, language: 'en' });
    expect(back.notes).toEqual([]);
    expect(back.resume).toEqual({ ...printedResume(resume), photo: null });
    expect(`data:image/jpeg;base64,${Buffer.from(back.photo!).toString('base64')}`).toBe(photo);

    const again = { ...back.resume, photo: resume.photo };
    expect(await typesetResume(again, { photo })).toEqual(pages);
  });
});
