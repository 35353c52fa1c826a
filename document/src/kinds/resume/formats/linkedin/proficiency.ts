import { readFluency } from '../intake/language-level.ts';

type Fluency = ReturnType<typeof readFluency>;

/**
 * LinkedIn's five levels in its interface languages, best first, as words that only one level has. Levels of the Common European
 * Framework are close to them, and not more.
 */
const SCALE: readonly (readonly [RegExp, Fluency['level']])[] = [
  [
    /native|bilingual|ojczyst|dwujęzycz|muttersprach|zweisprachig|rodilý|bilingvní|рідн|двомов|modersmål|tosproget|tvåspråkig|nativ|bilingüe|madrelingua|bilingue|gimtoji|dvikalb|materinsk|rodný/iu,
    'native',
  ],
  [
    /full professional|pełna.*zawodow|verhandlungssicher|plná.*(?:profesionální|pracovní|profesionálna|pracovná)|повне.*(?:професійн|робоч)|fuld.*(?:professionel|erhverv)|fullständig|profesional completa|professionale completa|visiška.*profesin/iu,
    'c2',
  ],
  [
    /limited working|ograniczon|gute kenntnisse|omezená|обмежен|begrænset|begränsad|básica limitada|limitada|limitata|lavorativa limitata|ribot|obmedzená/iu,
    'b1',
  ],
  [
    /elementary|podstawow|grundkenntnisse|základní|елементарн|початков|grundlæggende|elementært|grundläggande|competencia básica$|elemental|elementare|conoscenza base|pradin|pagrindin|základná/iu,
    'a2',
  ],
  [
    /professional working|zawodow|fließend|profesionální|професійн|professionel|professionell|yrkes|básica profesional|profesional|professionale|profesin|pracovná|profesionálna/iu,
    'b2',
  ],
];

/** A level in LinkedIn's words or in others. The words stay in `description` unless they are exactly a level. */
export function readProficiency(text: string): Fluency {
  // Some exports have the names of the levels in the program: NATIVE_OR_BILINGUAL.
  const words = text.replaceAll('_', ' ');
  const known = readFluency(words);
  const scale = SCALE.find(([pattern]) => pattern.test(words));
  if (known.level !== '' || !scale) return { ...known, description: known.description === '' ? '' : text };
  return { level: scale[1], description: text };
}
