import { degreeScore } from '../../../../reader/entry-words.ts';

const SUBJECT =
  /^(.{2,80}?)(?:\s+(?:in|w zakresie|na kierunku|im fach|im studiengang|oboru|v oboru|en|med inriktning|i|зі спеціальності)\s+|\s*[,:–—]\s+(?:kierunek:?\s+|specialisation:?\s+|obor:?\s+)?)(\S.*)$/iu;

const FIELD_ONLY = /^kierunek:?\s+(\S.*)$/iu;

/** Splits "BSc in Physics" or "Bachelor, Computer Science" into degree and field of study. */
export function degreeAndField(title: string): { degree: string; fieldOfStudy: string } {
  const [, labelled] = FIELD_ONLY.exec(title) ?? [];
  if (labelled !== undefined) return { degree: '', fieldOfStudy: labelled };
  const [, degree = '', fieldOfStudy = ''] = SUBJECT.exec(title) ?? [];
  if (degree !== '' && degreeScore(degree) > 0 && degreeScore(fieldOfStudy) <= 0) return { degree, fieldOfStudy };
  return { degree: title, fieldOfStudy: '' };
}
