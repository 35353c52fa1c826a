import { toBcp47 } from '../../../../engine/text/languages.ts';
import type { Resume } from '../../model/resume.ts';

/** A language tag with a region, as Word needs it. English on A4 is British. */
export function languageTag({ language, pageSetup }: Pick<Resume, 'language' | 'pageSetup'>): string {
  if (language === 'en') return pageSetup.paper === 'letter' ? 'en-US' : 'en-GB';
  const { language: code, region } = new Intl.Locale(toBcp47(language)).maximize();
  return region ? `${code}-${region}` : code;
}
