/** What an imported resume was read from. */
export const IMPORT_FORMATS = [
  'json-resume',
  /** A PDF of ours: the resume inside it, without loss. */
  'kreda-pdf',
  'pdf',
  'linkedin-pdf',
  'europass-pdf',
  'linkedin',
  'europass',
  'rendercv',
  'docx',
] as const;

export type ImportFormat = (typeof IMPORT_FORMATS)[number];
