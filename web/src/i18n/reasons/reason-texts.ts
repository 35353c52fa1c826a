import type { ReasonCode } from '@kreda/site/reasons';

/** Refusals of files, which only the import shows. Their texts also say how to go on: `features/documents/import/import-refusal.ts`. */
export type RefusedFileCode =
  | 'file-too-large'
  | 'file-of-unknown-format'
  | 'file-not-of-format'
  | 'files-with-several-cvs'
  | 'file-with-document-type'
  | 'file-encrypted'
  | 'file-scanned'
  | 'file-broken'
  | 'file-too-long'
  | 'file-too-slow'
  | 'files-busy'
  | 'file-without-resume';

/** Refusals of files that are joined with a CV: `features/download/application/refusal.ts` has their texts. */
export type RefusedAttachmentCode =
  | 'attachment-of-unknown-format'
  | 'attachment-too-complex'
  | 'application-has-too-many-pages'
  | 'application-too-large';

/** Only tabs of earlier releases get this, and they have the text. */
type EarlierCode = 'file-not-json-resume';

/** A text for each reason of a table, with the parameters of its English sentence. */
export type TextsOf<Reasons> = Readonly<
  Record<Exclude<keyof Reasons, RefusedFileCode | RefusedAttachmentCode | EarlierCode>, string>
>;

/** A text for every reason. English needs none: the reasons are English sentences. Polish has those of some screens in modules of their own. */
export type ReasonTexts = TextsOf<Record<ReasonCode, unknown>>;
