import type { DesignedFormat, ResumeFormat } from '@kreda/document/kinds/resume/formats/resume-formats';
import {
  type Icon,
  IconBraces,
  IconFileCode,
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeXml,
  IconMarkdown,
  IconWorldWww,
} from '@tabler/icons-react';

/** What a resume can be exported as. */
export type ExportFormat = 'pdf' | ResumeFormat;

/** The icon of each format, which the compiler asks for. */
export const EXPORT_ICONS: Readonly<Record<ExportFormat, Icon>> = {
  pdf: IconFileTypePdf,
  docx: IconFileTypeDocx,
  html: IconWorldWww,
  europass: IconFileTypeXml,
  'europass-candidate': IconFileTypeXml,
  'json-resume': IconBraces,
  rendercv: IconFileCode,
  markdown: IconMarkdown,
  text: IconFileText,
};

/** The formats in the order in which they are offered. */
export const EXPORT_GROUPS = [
  { group: 'people', formats: ['pdf', 'docx', 'html'] },
  { group: 'europass', formats: ['europass-candidate', 'europass'] },
  { group: 'programs', formats: ['json-resume', 'rendercv', 'markdown', 'text'] },
] as const satisfies readonly { group: string; formats: readonly ExportFormat[] }[];

const DESIGNED: Readonly<Record<'pdf' | DesignedFormat, true>> = { pdf: true, docx: true, html: true };

/** Whether the file looks like the pages. Such a file needs access; the others are free (docs/decisions/0093). */
export function needsAccess(format: ExportFormat): boolean {
  return Object.hasOwn(DESIGNED, format);
}
