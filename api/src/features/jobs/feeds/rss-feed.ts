import { parseXml, XmlDocumentType, XmlElement, XmlError } from '@rgrove/parse-xml';
import { FeedError } from '../feed-error.ts';
import type { FeedItems } from './feed-items.ts';
import { filedUnder } from './filed-under.ts';

// RSS 2.0, https://www.rssboard.org/rss-specification. It knows no company and no place: feeds of offers have elements of their own
// for them, under any prefix; a feed of one company is named after it.

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
    category: filedUnder(labels.map((label) => label.text)),
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
    // RSS 2.0 has none; all that one could bring is entities.
    if (document.children.some((node) => node instanceof XmlDocumentType)) {
      throw new FeedError('the XML has a document type, which RSS 2.0 does not');
    }
    if (document.root) return document.root;
  } catch (error) {
    if (error instanceof XmlError) throw new FeedError(`the XML cannot be read: ${error.message.split('\n')[0]}`);
    // The parser descends as deep as the document goes.
    if (error instanceof RangeError) throw new FeedError('the XML is nested too deeply');
    throw error;
  }
  throw new FeedError('the XML is empty');
}

function elementsOf(parent: XmlElement): XmlElement[] {
  return parent.children.filter((node) => node instanceof XmlElement);
}

/** The text of the first such child, whatever its prefix; undefined where there is none or it is blank. */
function textOf(parent: XmlElement, name: string): string | undefined {
  const child = elementsOf(parent).find((element) => element.name.split(':').at(-1) === name);
  return child?.text.trim() || undefined;
}

function asText(text: string | undefined) {
  return text === undefined ? undefined : { text };
}

/** RFC 822's dates as ISO's; what is none stays as it is, for the refusal to say so. */
function toIso(text: string | undefined): string | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}
