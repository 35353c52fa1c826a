import { z } from 'zod';
import type { Language } from '../../../engine/text/languages.ts';
import { languageSchema } from '../../resume/model/language-schema.ts';
import { type Resume, resumeNameSchema } from '../../resume/model/resume.ts';
import { type RichText, richTextSchema } from '../../resume/model/rich-text.ts';
import { lineSchema } from '../../resume/model/section.ts';
import { LETTER_FORMS, type LetterForm, usualForm } from './letter-form.ts';

/** The most enclosures, one line each. */
export const MAX_ENCLOSURES = 20;

/** Whom a letter goes to. Every field can be empty; empty ones take no room on the page. */
export const recipientSchema = z.strictObject({
  name: lineSchema,
  position: lineSchema,
  organisation: lineSchema,
  street: lineSchema,
  postalCode: lineSchema,
  city: lineSchema,
  country: lineSchema,
});
export type Recipient = z.infer<typeof recipientSchema>;
export const RECIPIENT_FIELDS = Object.keys(recipientSchema.shape) as (keyof Recipient)[];

/** A picture of the signature, stored as photos are. Sizes in pixels of the file. */
export const signatureSchema = z.strictObject({
  uuid: z.uuid(),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
});
export type LetterSignature = z.infer<typeof signatureSchema>;

export const LETTER_FITS = ['one-page', 'off'] as const;
export type LetterFit = (typeof LETTER_FITS)[number];

/** The fields of a letter that its owner edits, beside the recipient's. */
export const letterFieldSchemas = {
  name: resumeNameSchema,
  resumeUuid: z.uuid(),
  language: languageSchema,
  form: z.enum(LETTER_FORMS),
  place: lineSchema,
  date: z.iso
    .date('Date selection required')
    .refine((date) => date >= '1900-01-01', 'The date must be in 1900 or later')
    .nullable(),
  subject: lineSchema,
  salutation: lineSchema,
  body: richTextSchema,
  closing: lineSchema,
  signature: signatureSchema.nullable(),
  enclosures: z.array(lineSchema).max(MAX_ENCLOSURES, `A letter can have at most ${MAX_ENCLOSURES} enclosures`),
  fit: z.enum(LETTER_FITS),
} as const;

/** A letter that goes with a resume. Its sender, template, colours, fonts and paper are that resume's, as they are now. */
export interface Letter {
  uuid: string;
  /** Name of the document in lists, at most MAX_NAME_CHARACTERS of kinds/resume. */
  name: string;
  /** The resume whose person writes and whose design is used. */
  resumeUuid: string;
  language: Language;
  /** Where sender, recipient, place and date stand. `usualForm` of the language when the letter is new. */
  form: LetterForm;
  recipient: Recipient;
  /** Empty: the resume's city, in forms that have a place before the date. */
  place: string;
  /** ISO 8601, `2026-11-26`; null: printed without a date. */
  date: string | null;
  subject: string;
  /** Empty: the language's usual one, which greets nobody by name ("Szanowni Państwo,", "Sehr geehrte Damen und Herren,"). */
  salutation: string;
  body: RichText;
  /** Empty: the usual one of language and form ("Z poważaniem", "Mit freundlichen Grüßen"). */
  closing: string;
  signature: LetterSignature | null;
  /** One line each. */
  enclosures: string[];
  /** `one-page` tightens spacing, then size within readable limits, until the letter is one page; `off` does not. */
  fit: LetterFit;
}

/** A letter with the resume that it goes with, as it is now. */
export interface LetterOfResume {
  letter: Letter;
  resume: Resume;
}

/** Schema of a whole letter. Errors name the field, and the field below `recipient`. */
export const letterSchema: z.ZodType<Letter> = z.strictObject({
  uuid: z.uuid(),
  ...letterFieldSchemas,
  recipient: recipientSchema,
});

export const EMPTY_RECIPIENT: Recipient = {
  name: '',
  position: '',
  organisation: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
};

/** A new letter of a resume's person, in the resume's language. It has no date: the caller, who knows today's, sets it. */
export function emptyLetter(uuid: string, resume: { uuid: string; language: Language }): Letter {
  return {
    uuid,
    name: '',
    resumeUuid: resume.uuid,
    language: resume.language,
    form: usualForm(resume.language),
    recipient: { ...EMPTY_RECIPIENT },
    place: '',
    date: null,
    subject: '',
    salutation: '',
    body: [],
    closing: '',
    signature: null,
    enclosures: [],
    fit: 'one-page',
  };
}
