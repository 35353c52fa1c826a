import { parseXml, XmlDocumentType, XmlElement, XmlError } from '@rgrove/parse-xml';
import { FeedError } from '../feed-error.ts';
import { categoryOf } from './category-of.ts';
import type { FeedItems } from './feed-items.ts';

// RSS 2.0, https://www.rssboard.org/rss-specification. The format has no element for a company or a city. Feeds of offers add their
// own, with any namespace prefix. Otherwise the company is the channel's title.

/** @throws {FeedError} */
export function readRssFeed(xml: string): FeedItems {
  const root = parse(xml);
  const channel = root.name === 'rss' ? elementsOf(root).find(({ name }) => name === 'channel') : undefined;
  if (!channel) throw new FeedError('the XML is no RSS 2.0: there is no <rss> with a <channel>');
  const channelName = textOf(channel, 'title');
  const language = textOf(channel, 'language');
  const items = elementsOf(channel).filter(({ name }) => name === 'item');
  return { isComplete: false, hasMore: false, items: items.map((item) => toOffer(item, { channelName, language })) };
}

function toOffer(item: XmlElement, { channelName, language }: Record<'channelName' | 'language', string | undefined>) {
  const text = (...names: string[]) => names.map((name) => textOf(item, name)).find((found) => found !== undefined);
  const city = text('city', 'location');
  const labels = elementsOf(item).filter(({ name }) => name === 'category');
  return {
    id: text('guid', 'link'),
    title: text('title'),
    company: text('company', 'employer', 'creator', 'source') ?? channelName,
    city,
    isRemote: text('remote')?.toLowerCase() === 'true',
    category: categoryOf(labels.map((label) => label.text)),
    salary: asText(text('salary')),
    description: text('encoded', 'description'),
    url: text('link'),
    language: text('language') ?? language,
    publishedAt: toIso(text('pubDate')),
    expiresAt: toIso(text('expires', 'expirationDate')),
  };
}

function parse(xml: string): XmlElement {
  try {
    const document = parseXml(xml, { preserveDocumentType: true });
    // RSS 2.0 has no document type. One could only declare entities, which attacks use.
    if (document.children.some((node) => node instanceof XmlDocumentType)) {
      throw new FeedError('the XML has a document type, which RSS 2.0 does not');
    }
    if (document.root) return document.root;
  } catch (error) {
    if (error instanceof XmlError) throw new FeedError(`the XML cannot be read: ${error.message.split('\n')[0]}`);
    // The parser is recursive, so a deeply nested document overflows the call stack.
    if (error instanceof RangeError) throw new FeedError('the XML is nested too deeply');
    throw error;
  }
  throw new FeedError('the XML is empty');
}

function elementsOf(parent: XmlElement): XmlElement[] {
  return parent.children.filter((node) => node instanceof XmlElement);
}

/** The text of the first child with this name, whatever its prefix. Undefined if it is missing or blank. */
function textOf(parent: XmlElement, name: string): string | undefined {
  const child = elementsOf(parent).find((element) => element.name.split(':').at(-1) === name);
  return child?.text.trim() || undefined;
}

function asText(text: string | undefined) {
  return text === undefined ? undefined : { text };
}

/** Converts a date of RFC 822 to ISO 8601. Other text stays, so that `offerSchema` refuses it. */
function toIso(text: string | undefined): string | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}
