import type { Language } from '../../../../../engine/text/languages.ts';
import { bulletList, listLines, paragraphLines, paragraphs } from '../../intake/rich-lines.ts';
import { readNamedLines } from '../named-fields.ts';
import { definePart } from '../part.ts';

/** Labels of a score: a number alone would not be understood on the page. */
const SCORE_LABELS: Readonly<Record<Language, string>> = {
  pl: 'Ocena',
  en: 'Grade',
  de: 'Note',
  cz: 'Hodnocení',
  ua: 'Оцінка',
  dk: 'Karakter',
  es: 'Calificación',
  it: 'Voto',
  lt: 'Įvertinimas',
  se: 'Betyg',
  sk: 'Hodnotenie',
};

/** Score and courses are in additional activities: a line `Grade: 4.0` and a list. */
export const education = definePart({
  key: 'education',
  section: 'education',
  sections: ['education'],
  toJson: {
    education: (entry, language) => {
      const label = `${SCORE_LABELS[language]}: `;
      const score = paragraphLines(entry.additionalActivities).find((line) => line.startsWith(label));
      return {
        score: score?.slice(label.length) ?? '',
        courses: listLines(entry.additionalActivities),
      };
    },
  },
  fromJson: (entry, intake) => {
    const lines = readNamedLines('education', entry, intake);
    const score = entry.score === '' ? [] : paragraphs(`${SCORE_LABELS[intake.language]}: ${entry.score}`);
    const blocks = [...score, ...bulletList(entry.courses)];
    return [{ ...lines, additionalActivities: intake.richText('courses', blocks) }];
  },
});
