import { toPrintable, withLineFeeds } from '@kreda/document/kinds/resume/model/printable';
import { sentenceOf } from '@kreda/site/reasons';
import { z } from 'zod';

const MAX_RECIPIENT_CHARACTERS = 200;
const MAX_NOTE_CHARACTERS = 1_000;

const text = (max: number) => z.string().max(max, sentenceOf({ code: 'text-too-long', max }));

/** What the user notes of a file that was sent. */
export const sentNoteSchema = z.object({
  /** The company or portal; may be empty. */
  recipient: text(MAX_RECIPIENT_CHARACTERS).transform((line) => toPrintable(line).replaceAll('\n', ' ').trim()),
  /** The day in the user's time zone, such as 2026-11-26. */
  sentOn: z.iso.date(sentenceOf('date-required')),
  note: text(MAX_NOTE_CHARACTERS).transform((lines) => toPrintable(withLineFeeds(lines)).trim()),
});

export type SentNote = z.infer<typeof sentNoteSchema>;
