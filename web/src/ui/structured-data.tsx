/** Describes a page's subject to search engines: JSON-LD with schema.org's vocabulary. */
export function StructuredData({ of }: { of: Readonly<Record<string, unknown>> }) {
  // Escaped, so that a text cannot end the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...of }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is JSON, in which no tag can begin.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
