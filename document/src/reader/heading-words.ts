import { withoutContinuedMark } from './continued-mark.ts';
import type { FoundSectionKind } from './found-resume.ts';
import { headingKey } from './heading-key.ts';

/** The subject of a heading. Contacts are not a section but a part of the head. */
export type HeadingKind = FoundSectionKind | 'contact';

/**
 * Headings as people write them in Polish, English, German, Czech, Ukrainian, Danish, Spanish, Italian, Lithuanian, Swedish and Slovak,
 * and the usual ones in French, Portuguese, Dutch and Norwegian. Separated by bars. Case, spaces and punctuation are ignored.
 */
const HEADINGS: Readonly<Record<Exclude<HeadingKind, 'other'>, string>> = {
  contact: `
    kontakt|dane osobowe|dane kontaktowe|dane|informacje kontaktowe|informacje osobowe|o kontakcie|
    contact|contacts|contact me|contact details|contact information|contact info|personal details|personal information|personal data|personal info|details|get in touch|
    persönliche daten|kontaktdaten|persönliches|angaben zur person|zur person|persönliche angaben|personalien|
    osobní údaje|kontaktní údaje|kontakty|osobní informace|
    особисті дані|контакти|контактна інформація|контактні дані|особиста інформація|персональні дані|
    personlige oplysninger|kontaktoplysninger|personlige data|kontaktinfo|
    datos personales|contacto|datos de contacto|información personal|información de contacto|
    dati personali|contatti|informazioni personali|recapiti|dati anagrafici|
    asmens duomenys|kontaktai|asmeninė informacija|kontaktinė informacija|
    personuppgifter|kontaktuppgifter|kontaktinformation|
    osobné údaje|kontaktné údaje|osobné informácie|links|websites|linki|social media|social links|weblinks|profile links|online|
    coordonnées|données personnelles|contacto pessoal|dados pessoais|contato|contatos|contactos|informações pessoais|contactgegevens|persoonlijke gegevens|persoonsgegevens|personalia|kontaktinformasjon|personlig informasjon`,
  summary: `
    podsumowanie|podsumowanie zawodowe|profil|profil zawodowy|o mnie|cel zawodowy|cel|krótko o mnie|charakterystyka|profil kandydata|
    summary|professional summary|career summary|executive summary|profile|professional profile|career profile|about|about me|objective|career objective|career goal|personal statement|personal profile|introduction|overview|bio|biography|summary of qualifications|qualifications summary|
    kurzprofil|über mich|profil und ziele|zusammenfassung|berufsprofil|berufliches profil|persönliches profil|zu meiner person|
    profesní profil|o mně|profesní shrnutí|shrnutí|souhrn|profesní cíl|osobní profil|kdo jsem|
    професійний профіль|про мене|мета|ціль|резюме|профіль|про себе|професійне резюме|загальна інформація|
    om mig|resumé|profiltekst|kort om mig|professionel profil|personlig profil|erhvervsprofil|
    perfil|perfil profesional|sobre mí|resumen|resumen profesional|extracto|objetivo|objetivo profesional|acerca de mí|presentación|quién soy|
    profilo|profilo professionale|su di me|chi sono|sommario|obiettivo|obiettivo professionale|presentazione|sintesi|riepilogo|riepilogo professionale|profilo personale|
    profesinė santrauka|santrauka|apie mane|profilis|profesinis profilis|tikslas|karjeros tikslas|
    sammanfattning|personlig profil|profilbeskrivning|kort om mig|om mej|yrkesprofil|presentation|
    profesijný profil|o mne|zhrnutie|profesijné zhrnutie|profesionálny profil|kariérny cieľ|súhrn|
    profil professionnel|à propos|à propos de moi|résumé professionnel|présentation|objectif|objectif professionnel|resumo|resumo profissional|perfil profissional|sobre mim|objetivo profissional|profiel|over mij|persoonlijk profiel|samenvatting|sammendrag|om meg`,
  experience: `
    doświadczenie|doświadczenie zawodowe|przebieg zatrudnienia|dotychczasowe zatrudnienie|przebieg pracy|historia pracy|historia zawodowa|historia kariery|ścieżka kariery|ścieżka zawodowa|droga zawodowa|doświadczenie w pracy|doświadczenie i praktyka|życiorys zawodowy|historia zatrudnienia|przebieg kariery|przebieg kariery zawodowej|przebieg pracy zawodowej|praca zawodowa|zatrudnienie|kariera zawodowa|kariera|praktyka zawodowa|praktyki|staże|staże i praktyki|praktyki i staże|
    experience|work experience|professional experience|employment|employment history|work history|career history|relevant experience|professional background|career|work|experiences|employment experience|industry experience|job experience|professional history|positions held|previous employment|previous positions|employment record|career experience|working experience|job history|employment background|internships|internship experience|
    berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|berufliche erfahrung|berufliche erfahrungen|berufliche stationen|arbeitserfahrung|berufstätigkeit|beruflicher hintergrund|praxiserfahrung|praktische erfahrung|praktische erfahrungen|praktika|berufliche laufbahn|beruflicher lebenslauf|beruflicher verlauf|berufliche tätigkeit|berufliche tätigkeiten|berufliche praxis|bisherige tätigkeiten|bisherige beschäftigung|berufsweg|berufslaufbahn|beschäftigungen|arbeitsverhältnisse|anstellungen|erfahrung|tätigkeiten|
    pracovní zkušenosti|zkušenosti|kariéra|profesní kariéra|profesní dráha|pracovní zkušenost|předchozí zaměstnání|přehled zaměstnání|praxe a zkušenosti|praxe|pracovní praxe|profesní zkušenosti|zaměstnání|průběh zaměstnání|pracovní historie|profesní praxe|dosavadní praxe|
    досвід роботи|кар’єрний шлях|професійний шлях|професійна діяльність|попередні місця роботи|історія роботи|стаж роботи|робочий досвід|професійна кар’єра|досвід|професійний досвід|трудова діяльність|трудовий досвід|кар’єра|робота|місця роботи|
    erhvervserfaring|tidligere ansættelser|ansættelsesforløb|erhvervskarriere|karriereforløb|beskæftigelser|stillinger|tidligere stillinger|arbejdserfaring|erfaring|ansættelser|beskæftigelse|jobs|karriere|professionel erfaring|joberfaring|relevant erhvervserfaring|
    experiencia laboral|historial profesional|historia laboral|carrera profesional|experiencias profesionales|experiencias laborales|vida laboral|experiencia profesional|experiencia|trayectoria profesional|trayectoria laboral|historial laboral|experiencia de trabajo|empleo|prácticas|
    esperienza lavorativa|carriera professionale|carriera lavorativa|storia lavorativa|percorso lavorativo|impieghi precedenti|attività lavorativa|attività professionale|attività professionali|esperienze lavorative|esperienza professionale|esperienze professionali|esperienza|esperienze|carriera|esperienza di lavoro|percorso professionale|tirocini|stage|
    darbo patirtis|profesinė karjera|karjeros kelias|darbovietės|buvusios darbovietės|profesinė veikla|darbo veikla|patirtis|profesinė patirtis|darbo istorija|darbinė patirtis|karjera|
    arbetslivserfarenhet|yrkesbakgrund|yrkeskarriär|yrkesliv|tidigare arbeten|tidigare tjänster|anställningshistorik|arbetserfarenhet|yrkeserfarenhet|erfarenhet|erfarenheter|anställningar|karriär|yrkeslivserfarenhet|tidigare anställningar|
    pracovné skúsenosti|profesijná kariéra|kariérny priebeh|pracovná história|predchádzajúce zamestnania|zamestnania|profesionálne skúsenosti|profesná prax|skúsenosti|prax|pracovná prax|profesijné skúsenosti|zamestnanie|priebeh zamestnaní|priebeh zamestnania|odborná prax|
    expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|emplois|stages|experiência|experiência profissional|experiências profissionais|percurso profissional|histórico profissional|werkervaring|ervaring|relevante werkervaring|loopbaan|arbeidserfaring|yrkeserfaring|yrkespraksis|praksis|academic appointments|appointments|academic positions|research experience|teaching experience|academic experience`,
  education: `
    schul und berufsbildung|wykształcenie i szkolenie|vzdělání, odborná příprava a školení|vzdelávanie a príprava|utbildning och kurser|
    wykształcenie|przebieg nauki|przebieg kształcenia|historia edukacji|edukacja i szkolenia|wykształcenie i szkolenia|wykształcenie i kursy|wykształcenie i uprawnienia|edukacja|nauka|studia|przebieg edukacji|kwalifikacje i wykształcenie|wykształcenie i kwalifikacje|ścieżka edukacyjna|
    education|academic background|educational background|education and training|education & training|academic history|academic qualifications|qualifications|education history|studies|academic education|schooling|degrees|education and qualifications|
    ausbildung|bildung|aus und weiterbildung|aus und fortbildung|ausbildung und weiterbildung|bildung und weiterbildung|schule und ausbildung|schul und berufsausbildung|schule und berufsausbildung|berufsausbildung|schulischer werdegang|schullaufbahn|schulischer und akademischer werdegang|schulische laufbahn|schulische und berufliche ausbildung|bildungswerdegang|studium und schule|bildungsweg|studium|schulbildung|akademischer werdegang|ausbildung und studium|studium und ausbildung|schulische ausbildung|bildungsgang|hochschulbildung|akademische ausbildung|schule und studium|bildungsverlauf|
    vzdělání|vzdělávání|studium a vzdělání|průběh vzdělání|dosažené vzdělání|
    освіта|навчання|освіта та навчання|академічна освіта|
    uddannelse|uddannelser|uddannelsesbaggrund|uddannelse og kurser|
    formación académica|formación|educación|estudios|formación y estudios|datos académicos|educación y formación|estudios realizados|
    istruzione|formazione|istruzione e formazione|formazione e istruzione|studi|titoli di studio|percorso di studi|formazione accademica|percorso formativo|
    išsilavinimas|mokslai|studijos|mokymasis|
    utbildning|utbildningar|utbildningsbakgrund|akademisk utbildning|
    vzdelanie|vzdelávanie|štúdium|dosiahnuté vzdelanie|priebeh vzdelania|
    formation|formations|formation académique|études|diplômes|parcours académique|parcours scolaire|scolarité|formação|formação académica|formação acadêmica|educação|habilitações literárias|escolaridade|opleiding|opleidingen|opleiding en cursussen|studie|utdanning|utdannelse|utdanning og kurs`,
  skills: `
    personal skills and competences|indywidualne umiejętności i kompetencje|persönliche fähigkeiten und kompetenzen|capacità e competenze personali|capacidades y competencias personales|osobní schopnosti a dovednosti|osobné schopnosti a zručnosti|umiejętności i kompetencje osobiste|особисті навички та компетенції|
    umiejętności|kompetencje|kluczowe umiejętności|umiejętności zawodowe|umiejętności miękkie|umiejętności twarde|kluczowe kompetencje|kwalifikacje|umiejętności i kompetencje|kompetencje miękkie|umiejętności techniczne|specjalizacje|inne umiejętności|pozostałe umiejętności|
    skills|key skills|core skills|core competencies|competencies|technical skills|soft skills|hard skills|professional skills|areas of expertise|expertise|skills & expertise|skills and expertise|skill set|strengths|key competencies|abilities|technologies|skills summary|skills & abilities|additional skills|technical proficiencies|skills and competencies|other skills|personal skills|coursework|
    kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|kernkompetenzen|skills und kompetenzen|qualifikationen|kenntnisse und fähigkeiten|fähigkeiten und kenntnisse|stärken|weitere kenntnisse|besondere kenntnisse|persönliche stärken|soziale kompetenzen|zusatzqualifikationen|sonstige kenntnisse|fachliche kenntnisse|weitere fähigkeiten|
    dovednosti|schopnosti|znalosti|znalosti a dovednosti|schopnosti a dovednosti|kompetence|klíčové dovednosti|odborné dovednosti|odborné znalosti|
    навички|вміння|уміння|ключові навички|професійні навички|компетенції|знання та навички|ключові компетенції|навички та вміння|
    kompetencer|færdigheder|kvalifikationer|nøglekompetencer|faglige kompetencer|personlige kompetencer|kernekompetencer|evner|styrker|
    habilidades|competencias|aptitudes|conocimientos|capacidades|habilidades y competencias|habilidades técnicas|competencias clave|destrezas|
    competenze|capacità|abilità|capacità e competenze|competenze tecniche|competenze professionali|competenze personali|conoscenze|
    įgūdžiai|gebėjimai|kompetencijos|kiti įgūdžiai|asmeninės savybės|
    kompetenser|färdigheter|kunskaper|egenskaper|nyckelkompetenser|kvalifikationer|styrkor|kompetens|
    zručnosti|schopnosti|znalosti|vedomosti|kompetencie|schopnosti a zručnosti|znalosti a zručnosti|kľúčové zručnosti|
    compétences|compétences techniques|compétences clés|savoir-faire|competências|competências técnicas|vaardigheden|competenties|ferdigheter|kompetanse|nøkkelkvalifikasjoner`,
  languages: `
    other languages|other language|inne języki|inny język|sonstige sprachen|sonstige sprache|weitere sprachen|altre lingue|altra lingua|otros idiomas|otro idioma|další jazyky|ďalšie jazyky|інші мови|andre sprog|andra språk|kitos kalbos|autres langues|
    języki|języki obce|znajomość języków|znajomość języków obcych|languages|language|language skills|foreign languages|language proficiency|
    sprachen|sprachkenntnisse|fremdsprachen|fremdsprachenkenntnisse|jazyky|jazykové znalosti|jazykové dovednosti|cizí jazyky|
    мови|іноземні мови|знання мов|володіння мовами|мовні навички|sprog|sprogkundskaber|sprogkompetencer|
    idiomas|lenguas|conocimiento de idiomas|lingue|lingue straniere|competenze linguistiche|conoscenze linguistiche|kalbos|kalbų mokėjimas|užsienio kalbos|kalbų žinios|
    språk|språkkunskaper|språkkompetens|jazykové zručnosti|cudzie jazyky|jazykové schopnosti|
    langues|langues étrangères|línguas|línguas estrangeiras|talen|talenkennis|språkkunnskaper|språkferdigheter`,
  certificates: `
    certyfikaty|certyfikaty i uprawnienia|uprawnienia|uprawnienia i certyfikaty|licencje i certyfikaty|licencje|dyplomy|
    certifications|certificates|certification|licenses|licences|licenses & certifications|licenses and certifications|certificates and licenses|certifications and licenses|professional certifications|credentials|accreditations|
    zertifikate|zertifizierungen|bescheinigungen|zertifikate und lizenzen|lizenzen|
    certifikáty|certifikace|osvědčení|certifikáty a osvědčení|сертифікати|сертифікати та ліцензії|ліцензії|
    certifikater|certificeringer|beviser|certificaciones|certificados|titulaciones|acreditaciones|certificazioni|certificati|attestati|patenti e certificati|abilitazioni|
    sertifikatai|pažymėjimai|licencijos|certifikat|certifieringar|intyg|behörigheter|osvedčenia|certifikácie|
    certifications professionnelles|certificats|certificações|certificaten|sertifikater|sertifiseringer`,
  software: `
    computer skills and competences|umiejętności i kompetencje komputerowe|umiejętności i kompetencje informatyczne|kompetencje informatyczne|kompetencje cyfrowe|ikt kenntnisse und kompetenzen|ikt kenntnisse|edv kenntnisse und kompetenzen|capacità e competenze informatiche|capacidades y competencias informáticas|počítačové schopnosti a dovednosti|počítačové schopnosti a zručnosti|compétences informatiques|
    znajomość programów|programy|oprogramowanie|obsługa komputera|programy komputerowe|narzędzia|znajomość oprogramowania|umiejętności komputerowe|technologie|informatyka|
    software|software skills|computer skills|it skills|tools|software proficiency|programs|applications|digital skills|tools & software|technical tools|
    edv kenntnisse|edv|it kenntnisse|computerkenntnisse|software kenntnisse|pc kenntnisse|softwarekenntnisse|programme|
    znalost programů|počítačové dovednosti|práce na pc|pc dovednosti|it dovednosti|počítačové znalosti|znalost pc|
    комп’ютерні програми|програми|програмне забезпечення|володіння програмами|комп’ютерні навички|інструменти|знання програм|
    it kompetencer|it færdigheder|programmer|it kundskaber|edb|it|
    programas informáticos|programas|informática|conocimientos informáticos|herramientas|ofimática|competencias digitales|
    competenze informatiche|programmi|conoscenze informatiche|competenze digitali|informatica|strumenti|
    kompiuterinės programos|programinė įranga|darbas kompiuteriu|kompiuteriniai įgūdžiai|kompiuterinis raštingumas|programos|
    it kunskaper|program|datakunskaper|datorkunskaper|it färdigheter|programvara|
    znalosť programov|počítačové znalosti|práca s pc|počítačové zručnosti|it zručnosti|softvér|
    informatique|outils informatiques|logiciels|computervaardigheden|datakunnskaper`,
  projects: `
    projekty|projekty własne|wybrane projekty|projekty i publikacje|projects|personal projects|selected projects|key projects|side projects|academic projects|notable projects|open source|open source projects|portfolio|
    projekte|ausgewählte projekte|projekterfahrung|eigene projekte|vybrané projekty|vlastní projekty|проєкти|проекти|власні проєкти|projekter|udvalgte projekter|
    proyectos|proyectos personales|proyectos destacados|progetti|progetti personali|projektai|projekt|egna projekt|vlastné projekty|
    projets|projets personnels|projetos|projectos|projecten|prosjekter`,
  publications: `
    publikacje|wybrane publikacje|publikacje naukowe|lista publikacji|artykuły|publikacje i wystąpienia|dorobek naukowy|
    publications|selected publications|selected writing|selected writings|writings|bibliography|publication|papers|articles|list of publications|journal articles|scientific publications|research publications|publications and presentations|books|
    veröffentlichungen|publikationen|ausgewählte publikationen|ausgewählte veröffentlichungen|publikationsliste|publikationen und vorträge|
    publikace|vybrané publikace|publikační činnost|články|публікації|наукові публікації|вибрані публікації|статті|
    publikationer|udvalgte publikationer|artikler|publicaciones|publicaciones científicas|publicaciones seleccionadas|artículos|
    pubblicazioni|pubblicazioni scientifiche|pubblicazioni selezionate|articoli|publikacijos|mokslinės publikacijos|straipsniai|
    utvalda publikationer|vetenskapliga publikationer|artiklar|publikácie|vybrané publikácie|publikačná činnosť|
    publications scientifiques|publicações|publicaties|publikasjoner|peer-reviewed publications|conference papers|refereed publications`,
  references: `
    referencje|osoby polecające|rekomendacje|references|referees|recommendations|referenzen|empfehlungen|reference|doporučení|
    рекомендації|референси|referencer|anbefalinger|referencias|recomendaciones|referenze|rekomendacijos|referenser|referencie|odporúčania|
    références|referências|referenties|referanser`,
  volunteering: `
    wolontariat|działalność społeczna|praca społeczna|działalność dodatkowa|aktywność społeczna|volunteering|volunteer|volunteer experience|volunteer work|community service|community involvement|voluntary work|volunteering experience|leadership and activities|activities|extracurricular activities|involvement|on campus involvement|leadership|
    ehrenamt|ehrenamtliche tätigkeit|ehrenamtliche tätigkeiten|ehrenamtliches engagement|engagement|soziales engagement|freiwilligenarbeit|gesellschaftliches engagement|
    dobrovolnictví|dobrovolnická činnost|волонтерство|волонтерський досвід|волонтерська діяльність|громадська діяльність|
    frivilligt arbejde|frivillig erfaring|frivillighed|voluntariado|experiencia de voluntariado|volontariato|esperienze di volontariato|attività di volontariato|
    savanorystė|savanoriška veikla|visuomeninė veikla|ideellt engagemang|ideellt arbete|volontärarbete|föreningsliv|ideella uppdrag|
    dobrovoľníctvo|dobrovoľnícka činnosť|dobrovoľnícke aktivity|
    bénévolat|expérience bénévole|trabalho voluntário|vrijwilligerswerk|frivillig arbeid`,
  memberships: `
    członkostwo|członkostwa|członkostwo w organizacjach|przynależność do organizacji|organizacje branżowe|członkostwo w stowarzyszeniach|
    memberships|membership|professional memberships|affiliations|professional affiliations|memberships and affiliations|professional associations|
    mitgliedschaften|mitgliedschaft|verbände|mitgliedschaften in verbänden|členství|členství v organizacích|profesní členství|
    членство|членство в організаціях|medlemskaber|medlemskab|asociaciones|asociaciones profesionales|membresías|afiliaciones|
    associazioni|associazioni professionali|appartenenza ad associazioni|narystė|narystė organizacijose|medlemskap|členstvo|členstvá|členstvo v organizáciách|
    affiliations professionnelles|adhésions|associações|lidmaatschappen|medlemskap og verv`,
  'driving-licences': `
    patente o patenti|
    prawo jazdy|prawa jazdy|kategorie prawa jazdy|driving licence|driving license|driving licences|driving licenses|drivers license|driver's license|driver’s license|drivers licence|
    führerschein|führerscheine|fahrerlaubnis|führerscheinklassen|řidičský průkaz|řidičské oprávnění|řidičák|
    посвідчення водія|водійські права|водійське посвідчення|права водія|kørekort|permiso de conducir|permiso de conducción|carné de conducir|carnet de conducir|licencia de conducir|
    patente|patente di guida|patenti di guida|patenti|vairuotojo pažymėjimas|vairuotojo pažymėjimo kategorijos|körkort|vodičský preukaz|vodičské oprávnenie|
    permis de conduire|permis|carta de condução|carteira de motorista|rijbewijs|førerkort`,
  courses: `
    kursy|szkolenia|kursy i uprawnienia|szkolenia i uprawnienia|uprawnienia i kursy|uprawnienia i szkolenia|kursy szkolenia|ukończone kursy|ukończone szkolenia|ukończone kursy i szkolenia|odbyte szkolenia|dodatkowe kursy|dodatkowe szkolenia|kursy dodatkowe|szkolenia dodatkowe|kursy zawodowe|szkolenia zawodowe|kursy i warsztaty|szkolenia kursy i certyfikaty|kursy szkolenia i certyfikaty|kursy i szkolenia|szkolenia i kursy|szkolenia i certyfikaty|kursy i certyfikaty|courses|training|trainings|courses and training|training and courses|courses & training|professional development|workshops|continuing education|relevant coursework|
    weiterbildung|weiterbildungen|fortbildungen|fortbildung|kurse|seminare|schulungen|weiterbildungen und kurse|kurse und weiterbildungen|
    kurzy|školení|školení a kurzy|absolvované kurzy|absolvovaná školení|další vzdělávání|certifikáty a kurzy|kurzy a školení|kurzy a certifikáty|курси|тренінги|курси та сертифікати|тренінги та курси|курси підвищення кваліфікації|курси та тренінги|курси і тренінги|додаткова освіта|підвищення кваліфікації|
    kurser|efteruddannelse|kurser og efteruddannelse|cursos|formación complementaria|cursos y talleres|cursos y formación|
    corsi|corsi di formazione|corsi e seminari|formazione continua|corsi e formazione|kursai|kursai ir mokymai|mokymai|seminarai|
    vidareutbildning|kurser och utbildningar|fortbildning|kurzy a školenia|školenia a kurzy|absolvované školenia|ďalšie vzdelávanie|kurzy a certifikáty|školenia|
    formations complémentaires|stages de formation|formação complementar|cursussen|trainingen|kurs|kurs og sertifikater`,
  awards: `
    nagrody|nagrody i wyróżnienia|osiągnięcia|wyróżnienia|odznaczenia|awards|honors|honours|awards and honors|honors and awards|honors & awards|awards & honors|honors awards|achievements|key achievements|accomplishments|scholarships|awards and achievements|awards & achievements|recognition|distinctions|honors & awards international|
    auszeichnungen|preise|erfolge|preise und auszeichnungen|auszeichnungen und preise|stipendien|ehrungen|ocenění|úspěchy|ocenění a úspěchy|
    нагороди|досягнення|відзнаки|нагороди та відзнаки|priser|priser og udmærkelser|udmærkelser|hædersbevisninger|
    premios|premios y reconocimientos|logros|reconocimientos|distinciones|becas|premi|premi e riconoscimenti|riconoscimenti|borse di studio|
    apdovanojimai|pasiekimai|utmärkelser|priser och utmärkelser|stipendier|meriter|ocenenia|úspechy|
    prix et distinctions|récompenses|prix|prémios|prêmios|prijzen|onderscheidingen|priser og stipender`,
  interests: `
    zainteresowania|hobby|zainteresowania i hobby|hobby i zainteresowania|pasje|interests|hobbies|hobbies and interests|interests and hobbies|hobbies & interests|personal interests|passions|
    interessen|hobbys|interessen und hobbys|hobbys und interessen|freizeit|persönliche interessen|freizeitinteressen|zájmy|záliby|koníčky|zájmy a koníčky|
    інтереси|хобі|захоплення|хобі та інтереси|інтереси та хобі|interesser|fritidsinteresser|fritid|hobbyer|intereses|aficiones|intereses y aficiones|pasatiempos|
    interessi|passioni|interessi e hobby|hobby e interessi|interessi personali|pomėgiai|laisvalaikis|interesai|pomėgiai ir laisvalaikis|intressen|fritidsintressen|
    záujmy|koníčky|záľuby|hobby a záujmy|záujmy a koníčky|
    centres d’intérêt|centre d’intérêt|loisirs|intérêts|interesses|hobbies e interesses|interesses pessoais|interesses e hobbies|interesser og hobbyer|hobby’s|hobby's en interesses|vrije tijd`,
  clauses: `
    klauzula|klauzule|klauzula rodo|rodo|zgoda|zgoda na przetwarzanie danych|zgoda na przetwarzanie danych osobowych|oświadczenie|consent|consent clause|consent clauses|gdpr|privacy|data protection|
    einwilligung|einwilligungen|datenschutz|einverständniserklärung|souhlas|souhlasy|souhlas se zpracováním osobních údajů|zpracování osobních údajů|
    згода|згода на обробку даних|згода на обробку персональних даних|samtykke|samtykker|protección de datos|consentimiento|
    trattamento dei dati|trattamento dei dati personali|privacy|consenso|autorizzazione|sutikimai|sutikimas|samtycke|samtycken|súhlasy|súhlas|súhlas so spracovaním osobných údajov`,
};

const KINDS = new Map<string, HeadingKind>();
for (const [kind, words] of Object.entries(HEADINGS) as [HeadingKind, string][])
  for (const heading of words.split('|')) {
    const key = headingKey(heading);
    // The first kind that lists a heading wins: "Profil" is a summary.
    if (key !== '' && !KINDS.has(key)) KINDS.set(key, kind);
  }

/** Headings of what has no section of its own. */
const OTHER =
  'inne|pozostałe|różne|dodatkowe|informacje dodatkowe|dodatkowe informacje|inne informacje|other|others|miscellaneous|misc|additional|additional information|other information|sonstiges|sonstige angaben|weiteres|verschiedenes|zusätzliche angaben|weitere angaben|ostatní|další|další informace|інше|додатково|додаткова інформація|andet|øvrigt|otros|otros datos|información adicional|altro|varie|ulteriori informazioni|kita|kita informacija|övrigt|ostatné|iné|ďalšie informácie|divers|autres|informations complémentaires';
for (const heading of OTHER.split('|')) if (!KINDS.has(headingKey(heading))) KINDS.set(headingKey(heading), 'other');

/** Words that reveal the subject of a longer heading, strongest first. */
const KEYWORDS: readonly (readonly [RegExp, HeadingKind])[] = [
  // Text about a field of research is no list of hobbies.
  [/research interest|zainteresowania (?:naukowe|badawcze)|forschungsinteress/iu, 'other'],
  [/volunt|wolontar|ehrenamt|dobrovo|волонт|frivillig|savanor|ideell|on campus involvement/iu, 'volunteering'],
  [
    /experience|expérience|experiência|ervaring|employment|appointments|work history|doświadczeni|zatrudnieni|berufserfahr|werdegang|zkušenost|skúsenost|досвід|erfaring|experiencia|esperienz|patirti|erfarenhet|\bpraxe\b|\bprax\b/iu,
    'experience',
  ],
  [
    /driv\w+ licen|praw[oa] jazdy|führerschein|řidičsk|водій|kørekort|de conducir|patent[ei] di guida|vairuotoj|körkort|vodičsk/iu,
    'driving-licences',
  ],
  [/membership|affiliation|członkost|mitgliedschaft|členstv|членств|medlemska|narystė/iu, 'memberships'],
  [/certif|certyfik|zertifi|сертиф|sertifik|licen[sc]|credential/iu, 'certificates'],
  [
    /award|honor|honour|nagrod|auszeichnung|ocen[eě]n|нагород|prem[iu]|utmärk|udmærk|apdovan|achievement|osiągni/iu,
    'awards',
  ],
  [
    /educat|wykształc|edukac|ausbildung|studium|vzděl|vzdel|освіт|uddannel|utbildn|formación|istruzion|išsilavin/iu,
    'education',
  ],
  [/language|język|sprach|jazyk|мов[иі]|sprog|språk|idioma|lingu|kalb/iu, 'languages'],
  [/course|training|kurs|szkole|weiterbild|fortbild|курс|curso|corsi/iu, 'courses'],
  [/project|projekt|проєкт|проект|proyecto|progett/iu, 'projects'],
  [/software|computer|\bedv\b|\bit[- ]/iu, 'software'],
  [
    /skill|umiejętn|kompeten|kenntnis|fähigk|dovednost|zručnost|навич|færdighed|färdighet|habilidad|competenc|competenz|įgūdž|technolog/iu,
    'skills',
  ],
  [/interest|hobb|zainteres|interess|zájm|záujm|інтерес|intress|pomėg/iu, 'interests'],
  [/referen/iu, 'references'],
  [/publication|publikac|publikác|publikation|veröffentlich|публікац|pubblicaz|publicacion/iu, 'publications'],
  [/presentation|patent|research|writing|talks/iu, 'other'],
  [/summary|profile|objective|about/iu, 'summary'],
];

/** The subject of a usual heading, with or without the mark of a continued section; null for other text. */
export function exactHeadingKind(written: string): HeadingKind | null {
  if (written.length > 60) return null;
  // "Other language(s)".
  const text = withoutContinuedMark(written).replace(/(?<=\p{L})\(\p{L}{1,3}\)/gu, '');
  const key = headingKey(text);
  const without = headingKey(text.replace(/\s(?:i|and|und|og|och|y|e|a|ir|та|і|&)\s/giu, ' '));
  return KINDS.get(key) ?? KINDS.get(without) ?? null;
}

/** The subject of a heading in the person's own words. Only for text that is set as a heading. */
export function likelyHeadingKind(text: string): HeadingKind {
  const exact = exactHeadingKind(text);
  if (exact) return exact;
  return KEYWORDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';
}
