import type { Format } from '../../format.ts';
import type { Resume } from '../model/resume.ts';
import { toJsonResume } from './json-resume/to-json-resume.ts';
import { toMarkdown } from './markdown.ts';
import { toPlainText } from './plain-text.ts';

// Writers with a library are loaded when they are needed: each thread that typesets would hold them.
const FORMATS = {
  europass: {
    extension: 'xml',
    mediaType: 'application/xml; charset=utf-8',
    holdsPhoto: true,
    hasDesign: false,
    write: async (resume, resources) =>
      (await import('./europass/to-skills-passport.ts')).toSkillsPassportXml(resume, resources),
  },
  'europass-candidate': {
    extension: 'xml',
    mediaType: 'application/xml; charset=utf-8',
    holdsPhoto: true,
    hasDesign: false,
    write: async (resume, resources) => (await import('./europass/to-candidate.ts')).toCandidateXml(resume, resources),
  },
  html: {
    extension: 'html',
    mediaType: 'text/html; charset=utf-8',
    holdsPhoto: true,
    hasDesign: true,
    write: async (resume, resources) => (await import('./html/to-html.ts')).toHtml(resume, resources),
  },
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
    write: async (resume) => (await import('./rendercv/to-rendercv.ts')).toRenderCv(resume),
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
    write: async (resume, resources) => (await import('./docx/to-docx.ts')).toDocx(resume, resources),
  },
} as const satisfies Record<string, Format<Resume>>;

export type ResumeFormat = keyof typeof FORMATS;

/** The formats whose files look like the pages. */
export type DesignedFormat = {
  [K in ResumeFormat]: (typeof FORMATS)[K]['hasDesign'] extends true ? K : never;
}[ResumeFormat];

/** The formats that a resume can be saved as, beside PDF. */
export const RESUME_FORMATS: Readonly<Record<ResumeFormat, Format<Resume>>> = FORMATS;
