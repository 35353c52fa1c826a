import { addReasons, type ReasonEntry } from './reasons.ts';

/**
 * Reasons for which files are refused that a resume is imported from, or that are joined with one. Only the screens that send files load them.
 */
export const FILE_REASONS = {
  'file-too-large': { error: 'too-large', text: 'The file can have at most {{max}} MB' },
  'file-has-too-many-values': { error: 'invalid', text: 'The file can have at most {{max}} keys and list entries' },
  'file-has-too-many-lines': { error: 'invalid', text: 'The file can have at most {{max}} lines of text' },
  'file-nested-too-deep': { error: 'invalid', text: 'The file can be nested at most {{max}} levels deep' },
  'file-not-json-resume': { error: 'invalid', text: 'The file is not a JSON Resume' },
  'file-of-unknown-format': {
    error: 'unsupported-media',
    text: 'We cannot read this kind of file. Choose a PDF, Word (DOCX), LinkedIn, Europass, RenderCV or JSON Resume file',
  },
  'file-not-of-format': { error: 'invalid', text: 'The file breaks the rules of its format' },
  'files-with-several-cvs': {
    error: 'invalid',
    text: 'Only one CV at a time can be imported. Choose the files of one CV',
  },
  'file-with-document-type': {
    error: 'invalid',
    text: 'XML files with a document type (DOCTYPE) cannot be imported. Download the CV again, or choose it as a PDF',
  },
  'file-encrypted': {
    error: 'invalid',
    text: 'The file is protected by a password. Save it without one and try again',
  },
  'file-scanned': { error: 'invalid', text: 'The file has only pictures of pages, and no text that we could read' },
  'file-broken': { error: 'invalid', text: 'The file is damaged. Save it again and retry' },
  'file-too-long': { error: 'too-large', text: 'The file has too many pages for a CV' },
  'file-holds-too-much': { error: 'too-large', text: 'The file holds more than a CV can have' },
  'file-too-slow': { error: 'too-large', text: 'Reading the file takes too long. Choose a simpler file' },
  'files-busy': { error: 'unavailable', text: 'Many files are being read right now. Try again in a moment' },
  'attachment-of-unknown-format': {
    error: 'unsupported-media',
    text: 'Only PDF, JPEG, PNG and WebP files can be added',
  },
  'attachment-too-complex': {
    error: 'too-large',
    text: 'The file takes too much time or memory. Print it into a new PDF and add that',
  },
  'application-has-too-many-pages': { error: 'too-large', text: 'The file can have at most {{max}} pages' },
  'application-too-large': { error: 'too-large', text: 'The file would be too large. Remove some files' },
  'file-without-resume': { error: 'invalid', text: 'We found no part of a CV in the file' },
} as const satisfies Record<string, ReasonEntry>;

export type FileReasons = typeof FILE_REASONS;

addReasons(FILE_REASONS);
