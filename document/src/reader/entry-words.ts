/** Words of positions, in all the reader's languages, as stems. */
const JOB =
  /engineer|pecialist|developer|manager|director|analyst|assistant|associate|intern\b|internship|consultant|designer|specialist|coordinator|administrator|officer|supervisor|executive|founder|\bc[etfo]o\b|\bceo\b|\bcto\b|president|lead\b|leader|head of|teacher|tutor|nurse|accountant|architect|researcher|scientist|technician|representative|clerk|writer|editor|producer|chef|cook|driver|cashier|barista|waiter|volunteer|fellow|contributor|programmer|trainee|apprentice|owner\b|advisor|partner|buyer|planner|strategist|recruiter|instructor|professor|lecturer|member|coach|salesperson|secretary|receptionist|mechanic(?!al)|electrician|plumber|welder|carpenter|journeyman|journalist|translator|lawyer|attorney|paralegal|physician|pharmacist|therapist|operator|worker|inspector|auditor|merchandiser|scholar|freelance|captain|mentor|photographer|copywriter|controller|tester|administrat|kierowni|specjalist|inżynier|programist|analityk|asystent|konsultant|projektant|dyrektor|koordynator|prezes|sprzedawc|księgow|nauczyciel|pielęgniar|lekarz|kucharz|kierowca|magazynier|stażyst|praktykant|doradca|menedżer|menadżer|referent|opiekun|redaktor|dziennikar|tłumacz|recepcjonist|mechanik|elektryk|piekarz|spawacz|stolarz|motornicz|murarz|ślusarz|pomocnik|wolontariusz|handlow|ingenieur|entwickler|leiter|berater|sachbearbeiter|kauffrau|kaufmann|mitarbeiter|referent|assisten|praktikant|werkstudent|geschäftsführ|verkäufer|lehrer|techniker|meister\b|fahrer|koch\b|pfleger|krankenschwester|redakteur|buchhalter|auszubildende|vedoucí|vývojář|inženýr|asistent|konzultant|ředitel|manažer|specialista|prodavač|učitel|účetní|obchodní|technik|редактор|інженер|розробник|програміст|аналітик|керівник|директор|спеціаліст|фахів|координатор|асистент|помічник|бухгалтер|вчитель|викладач|лікар|продавець|консультант|дизайнер|водій|udvikler|ingeniør|rådgiver|leder\b|medarbejder|konsulent|sælger|lærer|sygeplejerske|praktikant|studentermedhjælper|chef\b|ingenier|desarrollador|gerente|jefe|jefa|técnic|analista|consultor|diseñador|profesor|enfermer|vendedor|contable|responsable|ayudante|becari|ingegner|sviluppator|responsabile|impiegat|addett|commess|insegnante|infermier|contabile|tirocinant|stagista|progettista|inžinier|programuotoj|vadov|analitik|asistent|konsultant|mokytoj|slaugytoj|buhalter|pardavėj|vadybinink|specialist|utvecklare|ingenjör|säljare|lärare|sjuksköterska|ekonom|projektledare|samordnare|handläggare|vedúc|vývojár|inžinier|riaditeľ|predavač|učiteľ|účtovní|zamestnanec/iu;

const COMPANY =
  /\b(?:inc|ltd|llc|llp|plc|corp|corporation|co|gmbh|ag|kg|se|ohg|gbr|e\.?\s?v|s\.?\s?a|s\.?\s?c|b\.?v|n\.?v|aps|a\/s|ab|oy|as|s\.?r\.?o|a\.?\s?s|s\.?l|s\.?l\.?u|s\.?p\.?a|s\.?r\.?l|uab|mb|všį|sp\. z o\.?\s?o|spółka|s\.?a\.?s)\b\.?|\b(?:тов|прат|ат|фоп)\b|\b(?:company|group|grupa|gruppe|holding|bank|labs?|studio|agency|institute|university|college|school|hospital|clinic|foundation|fundacja|stiftung|association|ministry|council|systems|technologies|solutions|partners|consulting|services|restaurant|store|hotel|society|club|theatre|museum|center|centre|research|institut|verein|verband|stadt|gemeinde|towarzystwo|stowarzyszenie|urząd|společnost|spolok|spoločnosť|úřad|comune|associazione|asociación|sociedad)\b/iu;

const SCHOOL =
  /universi|college|school|academy|institute|akademi|politech|polytech|uniwersyt|szkoł|liceum|technikum|uczelni|gimnazj|hochschul|gymnasium|gymnázi|fachschule|berufsschule|realschule|škol|učilišt|fakult|lyceum|lycée|університет|академія|інститут|школа|ліцей|коледж|училищ|гімназі|skole|skola|gymnasie|højskole|högskola|högskolan|facultad|universidad|instituto|escuela|colegio|\bies\b|istituto|università|scuola|politecnico|liceo|mokykl|gimnazij|kolegij|kolegium|licėj|berufskolleg|\b(?:mit|eth|agh|sgh|tu|fh|dtu|kth|cbs|vut|čvut|kpi)\b/iu;

const DEGREE =
  /\b(?:b\.?\s?s\.?(?:c\.?)?|b\.?\s?a\.?|b\.?\s?eng|b\.?\s?f\.?\s?a|m\.?\s?s\.?(?:c\.?)?|m\.?\s?a\.?|m\.?\s?eng|meng|mba|ph\.?\s?d|llb|llm|mgr|inż|lic|bc|ing|dipl|gpa|a-levels?|gcse|mphil|bba|cand)\b|bachelor|master\b|master’?s|magist|doctor|licencj|inżynier|diplom|abitur|matura|matur|maturit|associate of|licenciatura|grado en|grado\b|máster|laurea|dottorat|bakalavr|bakalaur|бакалавр|магістр|спеціаліст|kandidat|bakala|högskoleexamen|examen|abschluss|ausbildung|degree|minor|major|diploma|certificate|výučn|vyučen|studentereksamen|studentexamen|brandos|erhvervsuddannelse|professionsbachelor|kvalifik|technik\b|profil\b/iu;

/** Legal forms at the end of a company's name, whatever its other words are: "Kessler Gebäudetechnik GmbH & Co. KG". */
const LEGAL_FORM_AT_END =
  /[\s,](?:inc|ltd|limited|llc|llp|plc|corp|gmbh|kg|ohg|gbr|e\.\s?v|z\s?o\.\s?o|s\.\s?a|s\.\s?c|b\.\s?v|n\.\s?v|aps|a\/s|s\.?\s?r\.?\s?o|a\.\s?s|s\.\s?l|s\.\s?l\.\s?u|s\.?\s?p\.?\s?a|s\.?\s?r\.?\s?l|uab)\.?$/iu;

/** Above 0 for words of a position, below 0 for words of a company. */
export function jobScore(text: string): number {
  // With words of both kinds ("Driver, Fern Ltd", or a company named after its trade) the result is undecided.
  if (JOB.test(text)) return LEGAL_FORM_AT_END.test(text) ? 0 : 1;
  return COMPANY.test(text) ? -1 : 0;
}

/** Above 0 for words of a degree or a subject, below 0 for a school's name. */
export function degreeScore(text: string): number {
  return (DEGREE.test(text) ? 1 : 0) - (SCHOOL.test(text) ? 1.5 : 0);
}

export function isJobWord(text: string): boolean {
  return JOB.test(text);
}
