const TITLE =
  'curriculum vit(?:ae|æ)|cv|c\\.v\\.|résumé|resume|lebenslauf|życiorys|životopis|резюме|gyvenimo aprašymas|currículum(?: vitae)?';
/** "Europass-Lebenslauf", "Formato europeo per il curriculum vitae", and the first line alone of the European Union's form. */
const DOCUMENT_TITLE = new RegExp(
  `^(?:(?:europass|european|europ[aä]isches?r?|europeo|europejski|europejskie)[\\s-]+)?(?:${TITLE})(?:[\\s-]+europass)?$|` +
    `^europass$|^(?:formato europeo|modello europeo|modelo europeo|european format|europäisches muster|europejski wzór)(?:\\s.{0,40})?(?:${TITLE})?$`,
  'iu',
);

/** "CV – Olga Prus", "Lebenslauf: Olga Prus". A hyphen needs a space before it: "CV-Prus" is a name of a file. */
const TITLE_BEFORE_NAME = new RegExp(`^(?:${TITLE})(?:\\s*[–—:|•·]|\\s+-)\\s+(?=\\p{L})`, 'iu');

/** The length of the document's title before a name in the same text; 0 without one. */
export function documentTitleLength(text: string): number {
  return text.length > 120 ? 0 : (TITLE_BEFORE_NAME.exec(text)?.[0].length ?? 0);
}

/** True for "Curriculum vitae" and the like, above or beside the name. */
export function isDocumentTitle(text: string): boolean {
  return text.length <= 80 && DOCUMENT_TITLE.test(text.trim().replace(/:$/u, '').trimEnd());
}
