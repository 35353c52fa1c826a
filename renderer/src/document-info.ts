import type { DocumentInfo } from '@kreda/proto/renderer-service';
import { languageTag } from './attribute-values.ts';
import { RenderFailure } from './failure.ts';

const producer = 'Kreda renderer';
const maxCharacters = 2_000;
const maxKeywords = 100;

/** What a PDF says of itself, checked. An undefined field is left out. */
export interface PdfInfo {
  title: string | undefined;
  author: string | undefined;
  subject: string | undefined;
  keywords: string | undefined;
  creator: string | undefined;
  producer: string;
  language: string | undefined;
  createdAt: Date | undefined;
  modifiedAt: Date | undefined;
}

/**
 * Checks a request's document information. Title and language fall back to the first page's own.
 *
 * @throws {RenderFailure} REQUEST_REFUSED.
 */
export function readDocumentInfo(
  info: DocumentInfo | null,
  firstPage: { title: string | undefined; language: string | undefined },
): PdfInfo {
  const keywords = info?.keywords ?? [];
  if (keywords.length > maxKeywords) refuse(`${keywords.length} keywords; allowed: ${maxKeywords}`);
  const language = present(info?.language, 'language') ?? firstPage.language;
  if (language !== undefined && !languageTag.accepts(language)) {
    refuse(`the language is not ${languageTag.allowed}`);
  }
  return {
    title: present(info?.title, 'title') ?? firstPage.title,
    author: present(info?.author, 'author'),
    subject: present(info?.subject, 'subject'),
    keywords: present(keywords.join(', '), 'keywords'),
    creator: present(info?.creator, 'creator'),
    producer,
    language,
    createdAt: readDate(info?.createdAt, 'created_at'),
    modifiedAt: readDate(info?.modifiedAt, 'modified_at'),
  };
}

function present(value: string | undefined, field: string): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (value.length > maxCharacters) refuse(`${field} of ${value.length} characters; allowed: ${maxCharacters}`);
  if (/[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(value)) refuse(`${field} with a control character; allowed: plain text`);
  return value;
}

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i;

function readDate(value: string | undefined, field: string): Date | undefined {
  if (value === undefined || value === '') return undefined;
  // To the nanosecond and with a zone it has 35.
  if (value.length > 40) refuse(`${field} of ${value.length} characters; allowed: an RFC 3339 time`);
  const date = new Date(value);
  if (!rfc3339.test(value) || Number.isNaN(date.getTime())) refuse(`${field} is not an RFC 3339 time`);
  return date;
}

function refuse(problem: string): never {
  throw new RenderFailure('REQUEST_REFUSED', problem);
}

/** A time as PDF writes it, in UTC. */
export function pdfDate(date: Date): string {
  return `D:${date.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`;
}

/** Which standards a PDF keeps to, as its XMP says. */
export interface Conformance {
  /** ISO 14289-1: PDF/UA-1. */
  isAccessible: boolean;
  /** ISO 19005-2: PDF/A-2, level B. */
  isArchivable: boolean;
}

/** The same information as XMP, for readers that look there first. */
export function toXmp(info: PdfInfo, conformance: Conformance): string {
  const simple = (name: string, value: string | undefined) =>
    value === undefined ? '' : `<${name}>${escapeXml(value)}</${name}>`;
  const alternative = (name: string, value: string | undefined) =>
    value && `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(value)}</rdf:li></rdf:Alt></${name}>`;
  const list = (name: string, kind: 'Seq' | 'Bag', value: string | undefined) =>
    value && `<${name}><rdf:${kind}><rdf:li>${escapeXml(value)}</rdf:li></rdf:${kind}></${name}>`;
  const properties = [
    '<dc:format>application/pdf</dc:format>',
    alternative('dc:title', info.title),
    alternative('dc:description', info.subject),
    list('dc:creator', 'Seq', info.author),
    list('dc:language', 'Bag', info.language),
    simple('pdf:Keywords', info.keywords),
    simple('pdf:Producer', info.producer),
    simple('xmp:CreatorTool', info.creator),
    simple('xmp:CreateDate', xmpDate(info.createdAt)),
    simple('xmp:ModifyDate', xmpDate(info.modifiedAt)),
    conformance.isArchivable && '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
    conformance.isAccessible && `<pdfuaid:part>1</pdfuaid:part>${conformance.isArchivable ? accessibilitySchema : ''}`,
  ];
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""' +
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"' +
    ' xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"' +
    ` xmlns:xmp="http://ns.adobe.com/xap/1.0/">${properties.filter(Boolean).join('')}</rdf:Description></rdf:RDF>` +
    '</x:xmpmeta><?xpacket end="r"?>'
  );
}

/** To the second, as the document information has it: the two have to agree (ISO 19005-2, 6.6.3). */
function xmpDate(date: Date | undefined): string | undefined {
  return date && `${date.toISOString().slice(0, 19)}Z`;
}

// PDF/A wants every property described that is not of its own list (ISO 19005-2, 6.6.2.3).
const accessibilitySchema =
  '<pdfaExtension:schemas xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"' +
  ' xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">' +
  '<rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>' +
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>' +
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">' +
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>' +
  '<pdfaProperty:category>internal</pdfaProperty:category>' +
  '<pdfaProperty:description>Part of ISO 14289</pdfaProperty:description>' +
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>';

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
