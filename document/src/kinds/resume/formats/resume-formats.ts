import type { Format } from '../../format.ts';
import type { Resume } from '../model/resume.ts';
import { toCandidateXml } from './europass/to-candidate.ts';
import { toSkillsPassportXml } from './europass/to-skills-passport.ts';
import { toHtml } from './html/to-html.ts';
import { toJsonResume } from './json-resume/to-json-resume.ts';
import { toMarkdown } from './markdown.ts';
import { toPlainText } from './plain-text.ts';
import { toRenderCv } from './rendercv/to-rendercv.ts';

const FORMATS = {
  europass: {
    extension: 'xml',
    mediaType: 'application/xml; charset=utf-8',
    holdsPhoto: true,
    hasDesign: false,
    write: toSkillsPassportXml,
  },
  'europass-candidate': {
    extension: 'xml',
    mediaType: 'application/xml; charset=utf-8',
    holdsPhoto: true,
    hasDesign: false,
    write: toCandidateXml,
  },
  html: { extension: 'html', mediaType: 'text/html; charset=utf-8', holdsPhoto: true, hasDesign: true, write: toHtml },
  'json-resume': {
    extension: 'json',
    mediaType: 'application/json; charset=utf-8',
    holdsPhoto: false,
    hasDesign: false,
    write: (resume) => `${JSON.stringify(toJsonResume(resume), null, 2)}\n`,
  },
  // RFC 9512.
  rendercv: {
    extension: 'yaml',
    mediaType: 'application/yaml; charset=utf-8',
    holdsPhoto: false,
    hasDesign: false,
    write: toRenderCv,
  },
  markdown: {
    extension: 'md',
    mediaType: 'text/markdown; charset=utf-8',
    holdsPhoto: false,
    hasDesign: false,
    write: toMarkdown,
  },
  text: {
    extension: 'txt',
    mediaType: 'text/plain; charset=utf-8',
    holdsPhoto: false,
    hasDesign: false,
    write: toPlainText,
  },
  docx: {
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    holdsPhoto: true,
    hasDesign: true,
    // The library that writes it has a megabyte.
    write: async (resume, resources) => (await import('./docx/to-docx.ts')).toDocx(resume, resources),
  },
} as const satisfies Record<string, Format<Resume>>;

export type ResumeFormat = keyof typeof FORMATS;

/** The formats that a resume can be saved as, beside PDF. */
export const RESUME_FORMATS: Readonly<Record<ResumeFormat, Format<Resume>>> = FORMATS;
