import type { Language } from '../../../../engine/text/languages.ts';
import type { FoundPlace } from '../../../../reader/found-resume.ts';
import type { Resume } from '../../model/resume.ts';
import type { SectionSlug } from '../../model/sections.ts';
import type { ImportNote } from './import-note.ts';

/** The resume that an import makes is in `language`, unless the file says its own. */
export interface ImportSetting {
  /** Of the new resume. */
  uuid: string;
  language: Language;
}

/** What was read from a file. */
export interface ImportedResume {
  resume: Resume;
  /** What could not be imported unchanged. */
  notes: ImportNote[];
  /** The picture in the file, as JPEG, PNG or WebP; it is not decoded yet and may be hostile. */
  photo?: Uint8Array;
  /** For files without fields of their own (PDF, DOCX): how sure each field of the resume is. */
  readings?: FieldReading[];
}

/** A field that was read from a page. */
export interface FieldReading {
  section: SectionSlug;
  /** Null in sections without entries: personal data and summary. */
  entryId: string | null;
  field: string;
  /** From 0 to 1. Below `DOUBTFUL_BELOW` the user is asked to confirm it. */
  confidence: number;
  /** Where it stands; null if the format has no pages. */
  place: FoundPlace | null;
}

/** Fields with a lower confidence are marked as doubtful. */
export const DOUBTFUL_BELOW = 0.8;
