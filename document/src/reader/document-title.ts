const DOCUMENT_TITLE =
  /^(?:curriculum vit(?:ae|æ)|cv|c\.v\.|résumé|resume|lebenslauf|życiorys|životopis|резюме|gyvenimo aprašymas|currículum(?: vitae)?)$/iu;

/** True for "Curriculum vitae" and the like, above or beside the name. */
export function isDocumentTitle(text: string): boolean {
  return DOCUMENT_TITLE.test(text.trim());
}
