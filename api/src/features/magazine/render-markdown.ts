import markdownIt from 'markdown-it';

// HTML in the Markdown is shown as text, pictures are left to covers, and links lead nowhere but to pages: what comes out needs no
// cleaning.
const markdown = markdownIt({ html: false, linkify: false, typographer: false }).disable('image');
markdown.validateLink = (url) => /^(https?:\/\/|mailto:|#|\/(?!\/))/i.test(url);

const WORDS_PER_MINUTE = 200;

/** Markdown as HTML that is safe to show: no tag of its author's, no script, no other scheme than the web's and mail's. */
export function renderMarkdown(source: string): string {
  return markdown.render(source);
}

/** How long reading it takes, in whole minutes, at least one. */
export function readingMinutes(source: string): number {
  const words = source.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
