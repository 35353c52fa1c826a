/** The number or letter that Word writes before an item of a numbered list. */
const WORD_NUMBER = /^\s*\(?(\d+|[a-z]|[ivx]+)[.)]/i;

/** A bullet typed as text. The letter o counts only with the wide space that Word writes after it, because it is also a word. */
const TYPED_BULLET = /^\s*(?:[·•§]\s+|o[\u00a0 ]{2,})/;

/**
 * Converts pasted HTML for the editor: Word's paragraphs that only look like lists become lists, and table rows become paragraphs.
 * The editor itself drops everything else that its schema does not have: fonts, colours, images, scripts.
 */
export function cleanPastedHtml(html: string): string {
  if (!/mso-list|<table/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Innermost tables first, so that a nested table is already paragraphs when its outer row is converted.
  for (const table of [...body.querySelectorAll('table')].reverse()) replaceTable(table);
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list" i]')) toListItem(paragraph);
  return body.innerHTML;
}

/** Moves the paragraph into the list before it, or into a new list. */
function toListItem(paragraph: HTMLElement): void {
  const mark = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const kind = WORD_NUMBER.test(mark?.textContent ?? '') ? 'ol' : 'ul';
  if (mark) mark.remove();
  else dropTypedBullet(paragraph);
  const level = Number(/level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
  const document = paragraph.ownerDocument;
  const item = document.createElement('li');
  item.dataset.level = String(level);
  const text = document.createElement('p');
  text.append(...paragraph.childNodes);
  item.append(text);
  const before = paragraph.previousElementSibling;
  const root = before?.matches('ul[data-word], ol[data-word]') ? before : null;
  if (!root) {
    paragraph.replaceWith(listOf(document, kind, item));
    return;
  }
  // A deeper level than the last item: a nested list inside it.
  let list: Element = root;
  for (let depth = 1; depth < level && list.lastElementChild; depth++) {
    const last: Element = list.lastElementChild;
    const inner: Element | null = last.querySelector(':scope > ul, :scope > ol');
    if (!inner) {
      last.append(listOf(document, kind, item));
      paragraph.remove();
      return;
    }
    list = inner;
  }
  list.append(item);
  paragraph.remove();
}

function dropTypedBullet(paragraph: HTMLElement): void {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const first = walker.nextNode();
  if (first) first.textContent = first.textContent!.replace(TYPED_BULLET, '');
}

/** Replaces each row by a paragraph with its cells' texts. A row with only one filled cell keeps that cell's paragraphs. */
function replaceTable(table: HTMLTableElement): void {
  const { ownerDocument } = table;
  const rows = [...table.rows].flatMap((row): Node[] => {
    const cells = [...row.cells].filter((cell) => cell.textContent!.trim() !== '');
    if (cells.length === 1) return [...cells[0]!.childNodes];
    if (cells.length === 0) return [];
    const paragraph = ownerDocument.createElement('p');
    paragraph.textContent = cells.map((cell) => cell.textContent!.trim().replace(/\s+/g, ' ')).join(' – ');
    return [paragraph];
  });
  table.replaceWith(...rows);
}

function listOf(document: Document, kind: 'ul' | 'ol', item: HTMLElement): HTMLElement {
  const list = document.createElement(kind);
  list.dataset.word = '';
  list.append(item);
  return list;
}
