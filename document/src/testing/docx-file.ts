import { strToU8, zipSync } from 'fflate';

// DOCX files as Word and other programs write them, for tests of the import.

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Styles that inherit: Title and Heading are based on Normal; Job is bold with a tab stop at the right. */
const STYLES = `<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:pPr><w:spacing w:after="40"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Title"><w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="48"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Heading"><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:before="240"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="SubHeading"><w:basedOn w:val="Heading"/></w:style>
<w:style w:type="paragraph" w:styleId="Job"><w:basedOn w:val="Normal"/><w:pPr><w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs></w:pPr></w:style>
<w:style w:type="character" w:styleId="Strong"><w:rPr><w:b/></w:rPr></w:style></w:styles>`;

const NUMBERING = `<w:numbering ${W}><w:abstractNum w:abstractNumId="3"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="\uf0b7"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl>
<w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/><w:lvlText w:val="o"/><w:pPr><w:ind w:left="1440" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum>
<w:abstractNum w:abstractNumId="4"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="3"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="4"/></w:num></w:numbering>`;

/** A run: `t` is its text with `\t` for tabs. */
export function run(text: string, properties = ''): string {
  const parts = text.split('\t').map((part) => `<w:t xml:space="preserve">${part}</w:t>`);
  return `<w:r><w:rPr>${properties}</w:rPr>${parts.join('<w:tab/>')}</w:r>`;
}

/** A paragraph of runs, or of one plain text. */
export function paragraph(content: string, { style = '', list = '' } = {}): string {
  const named = style === '' ? '' : `<w:pStyle w:val="${style}"/>`;
  const item =
    list === ''
      ? ''
      : `<w:numPr><w:ilvl w:val="${list.split('/')[1] ?? 0}"/><w:numId w:val="${list.split('/')[0]}"/></w:numPr>`;
  return `<w:p><w:pPr>${named}${item}</w:pPr>${content.startsWith('<') ? content : run(content)}</w:p>`;
}

/** A table; widths in twentieths of a point. */
export function table(widths: readonly number[], rows: readonly (readonly string[])[]): string {
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${cell}</w:tc>`).join('');
  return `<w:tbl><w:tblGrid>${grid}</w:tblGrid>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}

export function hyperlink(text: string): string {
  return `<w:hyperlink r:id="rLink">${run(text)}</w:hyperlink>`;
}

export function textBox(content: string): string {
  const box = `<w:drawing><wps:txbx xmlns:wps="urn:wps"><w:txbxContent>${content}</w:txbxContent></wps:txbx></w:drawing>`;
  const old = `<w:pict><w:txbxContent>${content}</w:txbxContent></w:pict>`;
  return `<w:r><mc:AlternateContent xmlns:mc="urn:mc"><mc:Choice>${box}</mc:Choice><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r>`;
}

/** A page number as a field. */
export const PAGE_FIELD = ['begin', 'separate', 'end']
  .map((type) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`)
  .join('')
  .replace(
    '</w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>',
    `</w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('7')}`,
  );

/** A DOCX file with the body, and with more parts, which replace those of the same name. */
export function docxFile(
  body: string,
  { header = '', parts = {} }: { header?: string; parts?: Record<string, string> } = {},
): Uint8Array {
  const section = `<w:sectPr><w:headerReference w:type="default" r:id="rHeader"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:left="1440" w:right="1440"/></w:sectPr>`;
  const relationship = (id: string, type: string, target: string, mode = '') =>
    `<Relationship Id="${id}" Type="${TYPE}/${type}" Target="${target}"${mode}/>`;
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relationship('r1', 'officeDocument', 'word/document.xml')}</Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document ${W} ${R}><w:body>${body}${section}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships>${[
      relationship('rStyles', 'styles', 'styles.xml'),
      relationship('rNumbering', 'numbering', 'numbering.xml'),
      relationship('rHeader', 'header', 'header1.xml'),
      relationship('rLink', 'hyperlink', 'https://www.linkedin.com/in/ewa-lis', ' TargetMode="External"'),
    ].join('')}</Relationships>`,
    'word/styles.xml': STYLES,
    'word/numbering.xml': NUMBERING,
    'word/header1.xml': `<w:hdr ${W}>${header === '' ? '' : paragraph(header)}</w:hdr>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
