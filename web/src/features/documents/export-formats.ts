import type { ResumeFormat } from '@kreda/document/kinds/resume/formats/resume-formats';
import {
  type Icon,
  IconBraces,
  IconFileCode,
  IconFileText,
  IconFileTypePdf,
  IconFileTypeXml,
  IconMarkdown,
  IconWorldWww,
} from '@tabler/icons-react';

/** What a resume can be exported as: PDF, which needs access, and the other formats, which do not. */
export type ExportFormat = 'pdf' | ResumeFormat;

/** The icon of each format, which the compiler asks for. */
export const EXPORT_ICONS: Readonly<Record<ExportFormat, Icon>> = {
  pdf: IconFileTypePdf,
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
  { group: 'people', formats: ['pdf', 'html'] },
  { group: 'europass', formats: ['europass-candidate', 'europass'] },
  { group: 'programs', formats: ['json-resume', 'rendercv', 'markdown', 'text'] },
] as const satisfies readonly { group: string; formats: readonly ExportFormat[] }[];
