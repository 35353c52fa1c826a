/** The text that Word writes before a list's item: a bullet, or a number or letter with a dot. */
const WORD_NUMBER = /^\s*\(?(\d+|[a-z]|[ivx]+)[.)]/i;

/** A bullet that stands in the text itself; a letter o only with the room that Word leaves after it, for it is a word too. */
const TYPED_BULLET = /^\s*(?:[·•§]\s+|o[\u00a0 ]{2,})/;

/**
 * Pasted HTML as the editor understands it: Word's paragraphs that only look like lists become lists, and a table's rows become
 * paragraphs. All else that the editor does not know (fonts, colours, pictures, scripts) goes by itself, because its schema has
 * no place for it.
 */
export function cleanPastedHtml(html: string): string {
  if (!/mso-list|<table/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // From the inside: a table in a cell is paragraphs by the time its own row is read.
  for (const table of [...body.querySelectorAll('table')].reverse()) replaceTable(table);
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list" i]')) toListItem(paragraph);
  return body.innerHTML;
}

/** Puts the paragraph into the list that ends just before it, or into a new one. */
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
  // Deeper than the last item: into a list of its own inside it.
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

/** Each row in a paragraph, its cells apart; what stands alone in its row keeps its own paragraphs. */
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
