import { headingKey } from '../../../../../reader/heading-key.ts';
import { exactHeadingKind, type HeadingKind } from '../../../../../reader/heading-words.ts';

/** Headings that only LinkedIn writes, in the languages of its interface. */
const OWN_HEADINGS: Partial<Record<HeadingKind | 'patents', string>> = {
  contact:
    'contact|contactar|kontaktieren|kontakta|kontaktujte|contatta|contattami|skontaktuj się|зв’язатися|контактні дані|susisiekti',
  skills:
    'top skills|top-kenntnisse|aptitudes principales|principales aptitudes|competenze principali|principali competenze|najważniejsze umiejętności|główne umiejętności|hlavní dovednosti|nejlepší dovednosti|основні навички|ключові навички|mest repræsenterede kompetencer|topkompetencer|främsta kompetenser|svarbiausi įgūdžiai|hlavné zručnosti',
  awards:
    'honors-awards|auszeichnungen-preise|reconocimientos-premios|riconoscimenti-premi|nagrody-wyróżnienia|utmärkelser',
  summary: 'extracto|riepilogo|sammanfattning|resumé|podsumowanie|zusammenfassung|souhrn|загальні відомості',
  patents: 'patents|patenty|patente|patentes|brevetti|patenter|patent|patentai|патенти',
};

const KIND_OF_KEY = new Map(
  Object.entries(OWN_HEADINGS).flatMap(([kind, words]) =>
    words.split('|').map((word) => [headingKey(word), kind as HeadingKind | 'patents'] as const),
  ),
);

/** The subject of a heading; `other` if its words are unknown. */
export function pdfHeadingKind(text: string): HeadingKind | 'patents' {
  return KIND_OF_KEY.get(headingKey(text)) ?? exactHeadingKind(text) ?? 'other';
}
