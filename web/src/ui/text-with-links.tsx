import type { ReactNode } from 'react';

interface TextWithLinksProps {
  /** Answers the text with what is handed in where its links stand. */
  text: (marks: Readonly<Record<string, string>>) => string;
  /** The links, by the parameter of the text that they take the place of. */
  links: Readonly<Record<string, ReactNode>>;
}

/** A sentence with links in it, in whichever order a language has them. */
export function TextWithLinks({ text, links }: TextWithLinksProps) {
  const marks = Object.fromEntries(Object.keys(links).map((key) => [key, `[[${key}]]`]));
  return text(marks)
    .split(/\[\[(\w+)\]\]/)
    .map((part, index) => (index % 2 === 1 ? <span key={part}>{links[part]}</span> : part));
}
