/** What a page is about, for search engines: JSON-LD in the words of schema.org. */
export function StructuredData({ of }: { of: Readonly<Record<string, unknown>> }) {
  // A text that looks like the end of a script is none.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...of }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is JSON, in which no tag can begin.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
