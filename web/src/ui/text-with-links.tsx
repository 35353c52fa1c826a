import type { ReactNode } from 'react';

interface TextWithLinksProps {
  /** Returns the text with the given marks as values of its parameters. */
  text: (marks: Readonly<Record<string, string>>) => string;
  /** The links, by the name of the parameter that each replaces. */
  links: Readonly<Record<string, ReactNode>>;
}

/** A sentence with links in it, in the order of the language. */
export function TextWithLinks({ text, links }: TextWithLinksProps) {
  const marks = Object.fromEntries(Object.keys(links).map((key) => [key, `[[${key}]]`]));
  return text(marks)
    .split(/\[\[(\w+)\]\]/)
    .map((part, index) => (index % 2 === 1 ? <span key={part}>{links[part]}</span> : part));
}
