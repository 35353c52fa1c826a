const TITLE =
  'curriculum vit(?:ae|æ)|cv|c\\.v\\.|résumé|resume|lebenslauf|życiorys|životopis|резюме|gyvenimo aprašymas|currículum(?: vitae)?';
/** "Europass-Lebenslauf", "Formato europeo per il curriculum vitae", and the first line alone of the European Union's form. */
const DOCUMENT_TITLE = new RegExp(
  `^(?:(?:europass|european|europ[aä]isches?r?|europeo|europejski|europejskie)[\\s-]+)?(?:${TITLE})(?:[\\s-]+europass)?$|` +
    `^europass$|^(?:formato europeo|modello europeo|modelo europeo|european format|europäisches muster|europejski wzór)(?:\\s.{0,40})?(?:${TITLE})?$`,
  'iu',
);

/** True for "Curriculum vitae" and the like, above or beside the name. */
export function isDocumentTitle(text: string): boolean {
  return text.length <= 80 && DOCUMENT_TITLE.test(text.trim());
}
