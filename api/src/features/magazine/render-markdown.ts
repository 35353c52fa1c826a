import markdownIt from 'markdown-it';

// HTML in the Markdown is shown as text, images are off and links are limited to safe schemes. So the output needs no sanitising.
const markdown = markdownIt({ html: false, linkify: false, typographer: false }).disable('image');
markdown.validateLink = (url) => /^(https?:\/\/|mailto:|#|\/(?!\/))/i.test(url);

const WORDS_PER_MINUTE = 200;

/** Renders Markdown as safe HTML: no HTML of the author, no scripts, no links but http, https, mailto and paths. */
export function renderMarkdown(source: string): string {
  return markdown.render(source);
}

/** The reading time in whole minutes, at least one. */
export function readingMinutes(source: string): number {
  const words = source.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
