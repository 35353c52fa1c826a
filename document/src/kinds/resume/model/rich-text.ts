import { z } from 'zod';
import { isPrintable } from './printable.ts';

/** The longest description, in characters of text over all its blocks. */
export const MAX_RICH_TEXT_CHARACTERS = 20_000;

/** The deepest indent of a list item; items of pasted lists that are deeper get this one. */
export const MAX_LIST_LEVEL = 3;

export const inlineSchema = z
  .strictObject({
    text: z
      .string()
      .max(MAX_RICH_TEXT_CHARACTERS)
      .refine(isPrintable, 'The text contains characters that cannot be printed'),
    bold: z.literal(true).optional(),
    italic: z.literal(true).optional(),
    underline: z.literal(true).optional(),
    href: z.string().max(2_000).optional(),
  })
  // Remove the link and keep its text. A refusal would prevent the whole section from being saved, for a link that no editor shows.
  .overwrite((inline) => {
    if (inline.href === undefined || !isScript(inline.href)) return inline;
    const { href: _, ...unlinked } = inline;
    return unlinked;
  });

/** Whether a browser would run the address, or show its content. Browsers ignore control characters and spaces in the scheme. */
function isScript(href: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them.
  return /^(javascript|data|vbscript):/i.test(href.replace(/[\u0000-\u0020]/g, ''));
}

export const paragraphSchema = z.strictObject({
  type: z.literal('paragraph'),
  children: z.array(inlineSchema).max(2_000),
});

export const listItemSchema = z.strictObject({
  level: z.int().min(0).max(MAX_LIST_LEVEL),
  children: z.array(inlineSchema).max(2_000),
});

export const listSchema = z.strictObject({
  type: z.literal('list'),
  style: z.enum(['bulleted', 'numbered']),
  items: z.array(listItemSchema).min(1).max(500),
});

export const blockSchema = z.discriminatedUnion('type', [paragraphSchema, listSchema]);

const allBlocksSchema = z
  .array(blockSchema)
  .max(500)
  .refine((blocks) => richTextLength(blocks) <= MAX_RICH_TEXT_CHARACTERS, {
    message: `The text can have at most ${MAX_RICH_TEXT_CHARACTERS} characters`,
  });

/** Makes zod stop at the first wrong entry of a list. Zod's own `validate` does the same. */
const FIRST_ISSUE_ALONE: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true };

/**
 * Rich text is data, never HTML: blocks of inline runs. Only the first error is reported: a description has room for
 * a million wrong runs, and an error for each would take more memory than the request.
 */
export const richTextSchema = z.preprocess((value, context) => {
  const { error } = allBlocksSchema.safeParse(value, FIRST_ISSUE_ALONE);
  if (!error) return value;
  const [first] = error.issues;
  context.issues.push({ code: 'custom', path: first!.path, message: first!.message, input: value });
  return z.NEVER;
}, allBlocksSchema);

/** A run of text with one look. */
export type Inline = z.infer<typeof inlineSchema>;
/** One item of a list; nesting is its level, from 0. */
export type ListItem = z.infer<typeof listItemSchema>;
export type RichTextBlock = z.infer<typeof blockSchema>;
export type RichText = RichTextBlock[];

function lines(blocks: RichText): Inline[][] {
  return blocks.flatMap((block) =>
    block.type === 'paragraph' ? [block.children] : block.items.map((item) => item.children),
  );
}

function richTextLength(blocks: RichText): number {
  return lines(blocks).reduce((sum, inlines) => sum + inlines.reduce((length, { text }) => length + text.length, 0), 0);
}

/** The text without formatting, a line for each paragraph and list item. */
export function richTextToPlain(blocks: RichText): string {
  return lines(blocks)
    .map((inlines) => inlines.map(({ text }) => text).join(''))
    .join('\n');
}

/** True when there is nothing but white space. */
export function isRichTextEmpty(blocks: RichText): boolean {
  return lines(blocks).every((inlines) => inlines.every(({ text }) => text.trim() === ''));
}

/** Makes each non-empty line a paragraph. */
export function plainToRichText(text: string): RichText {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', children: [{ text: line }] }));
}
