import { addReasons, type ReasonEntry } from './reasons.ts';

/** Reasons for which files are refused that a resume is imported from. Only the screens that import load them. */
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
  'file-encrypted': {
    error: 'invalid',
    text: 'The file is protected by a password. Save it without one and try again',
  },
  'file-scanned': { error: 'invalid', text: 'The file has only pictures of pages, and no text that we could read' },
  'file-broken': { error: 'invalid', text: 'The file is damaged. Save it again and retry' },
  'file-too-long': { error: 'too-large', text: 'The file has too many pages for a CV' },
  'file-holds-too-much': { error: 'too-large', text: 'The file holds more than a CV can have' },
  'file-too-slow': { error: 'too-large', text: 'Reading the file takes too long. Choose a simpler file' },
  'file-without-resume': { error: 'invalid', text: 'We found no part of a CV in the file' },
} as const satisfies Record<string, ReasonEntry>;

export type FileReasons = typeof FILE_REASONS;

addReasons(FILE_REASONS);
