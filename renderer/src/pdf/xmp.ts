import { escapeXml } from '../escape-xml.ts';
import type { PdfInfo } from './document-info.ts';

/** The standards that a PDF conforms to, as its XMP declares. */
export interface Conformance {
  /** ISO 14289-1: PDF/UA-1. */
  isAccessible: boolean;
  /** PDF/A, level B: 2 is ISO 19005-2, and 3 is ISO 19005-3, which allows files of any type inside. Null: none. */
  archivingPart: 2 | 3 | null;
}

/** Writes the document information as XMP, for readers that look there first. */
export function toXmp(info: PdfInfo, conformance: Conformance): string {
  const simple = (name: string, value: string | undefined) =>
    value === undefined ? '' : `<${name}>${escapeXml(value)}</${name}>`;
  const alternative = (name: string, value: string | undefined) =>
    value && `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(value)}</rdf:li></rdf:Alt></${name}>`;
  const list = (name: string, kind: 'Seq' | 'Bag', value: string | undefined) =>
    value && `<${name}><rdf:${kind}><rdf:li>${escapeXml(value)}</rdf:li></rdf:${kind}></${name}>`;
  const part = conformance.archivingPart;
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
    part !== null && `<pdfaid:part>${part}</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>`,
    conformance.isAccessible && `<pdfuaid:part>1</pdfuaid:part>${part === null ? '' : accessibilitySchema}`,
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

/** To the second, since it must equal the date in the document information (ISO 19005-2, 6.6.3). */
function xmpDate(date: Date | undefined): string | undefined {
  return date && `${date.toISOString().slice(0, 19)}Z`;
}

// PDF/A requires a description of each property outside its own list (ISO 19005-2, 6.6.2.3).
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
