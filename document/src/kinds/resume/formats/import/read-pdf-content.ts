import { fromCandidateXml } from '../europass/from-candidate.ts';
import { fromSkillsPassportXml } from '../europass/from-skills-passport.ts';
import type { ImportSetting } from '../intake/imported-resume.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { isAttachedResume } from '../json-resume/attached-resume.ts';
import { fromJsonResume } from '../json-resume/from-json-resume.ts';
import { fromLinkedInPdf, isLinkedInPdf } from '../linkedin/from-linkedin-pdf.ts';
import { fromPages } from '../pages/from-pages.ts';
import { fileKind } from './file-kind.ts';
import type { ImportedFiles, ImportFile } from './import-files.ts';
import { hasText, type PdfContent } from './pdf-content.ts';

/** Makes a resume of a PDF: of the data inside it if there are some, else of its pages. @throws {UnreadableFileError} */
export function readPdfContent({ items, attachments }: PdfContent, setting: ImportSetting): ImportedFiles {
  for (const attachment of attachments) {
    const imported = readAttachment(attachment, setting);
    if (imported) return imported;
  }
  if (!hasText(items)) throw new UnreadableFileError('scanned');
  if (isLinkedInPdf(items)) return { ...fromLinkedInPdf(items, setting), format: 'linkedin-pdf' };
  return { ...fromPages(items, setting), format: 'pdf' };
}

/** Null for an attachment without resume data, or with damaged data: the pages hold the same resume. */
function readAttachment(attachment: ImportFile, setting: ImportSetting): ImportedFiles | null {
  try {
    const found = fileKind(attachment, setting.language);
    switch (found?.kind) {
      case 'europass-3-xml':
        return { ...fromSkillsPassportXml(found.xml, setting), format: 'europass-pdf' };
      case 'europass-4-xml':
        return { ...fromCandidateXml(found.xml, setting), format: 'europass-pdf' };
      case 'json-resume':
        // A JSON Resume of somebody else may say less than the pages.
        if (!isAttachedResume(found.json)) return null;
        return { ...fromJsonResume(found.json, setting), format: 'kreda-pdf' };
      default:
        return null;
    }
  } catch (error) {
    if (error instanceof UnreadableFileError) return null;
    throw error;
  }
}
