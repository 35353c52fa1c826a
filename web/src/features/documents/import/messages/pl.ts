import type { SameKeys } from '../../../../i18n/define-messages.ts';

export const pl = {
  zone: {
    title: 'Masz już CV? Zaimportuj je',
    lead: 'Upuść tu plik albo wybierz go z dysku. Powstanie z niego nowe CV, a pozostałe się nie zmienią.',
    formats: 'PDF, Word, LinkedIn, Europass, JSON Resume i RenderCV',
    choose: 'Wybierz pliki',
    limits: 'Skopiowany plik możesz też wkleić. Razem do {{max}} MB.',
    drop: 'Upuść, a zaimportujemy CV',
  },
  sources: {
    title: 'Co można zaimportować i skąd to wziąć',
    pdf: {
      name: 'PDF',
      text: 'Z dowolnego programu. CV pobrane z Kredy wraca bez strat. W innych odczytujemy tekst i pytamy o to, czego nie jesteśmy pewni.',
    },
    word: { name: 'Word (.docx)', text: 'Starszy plik .doc otwórz w Wordzie lub LibreOffice i zapisz jako .docx.' },
    linkedinPdf: {
      name: 'LinkedIn (PDF)',
      text: 'Na swoim profilu wybierz „Więcej” lub „Zasoby”, a potem „Zapisz jako PDF”.',
    },
    linkedin: {
      name: 'LinkedIn (ZIP, CSV)',
      text: 'Ustawienia i prywatność, potem Prywatność danych i „Pobierz kopię swoich danych”. Zaimportuj cały plik ZIP albo pliki CSV z niego.',
    },
    europass: { name: 'Europass', text: 'PDF, XML lub JSON zapisany na europass.europa.eu.' },
    json: {
      name: 'JSON Resume',
      text: 'Plik .json. Zapisuje go Kreda (w menu CV: Eksportuj) i inne kreatory CV.',
    },
    rendercv: { name: 'RenderCV', text: 'Plik .yaml z treścią CV.' },
  },
  reading: {
    one: 'Czytam plik {{name}}',
    many: 'Czytam pliki: {{count}}',
    text: 'Rozpoznaję format i układam tekst w sekcje CV.',
    long: 'To trwa dłużej niż zwykle. Wciąż czytam.',
  },
  refused: {
    again: 'Wybierz inny plik',
    where: 'Miejsce w pliku: {{place}}',
    line: 'wiersz {{line}}',
    tooLarge: {
      title: 'To za dużo jak na CV',
      text: 'Pliki mogą mieć razem najwyżej {{max}} MB. Zapisz CV z mniejszymi obrazami albo bez dołączonych skanów.',
    },
    tooMany: { title: 'Za dużo plików naraz', text: 'Zaimportuj najwyżej {{max}} plików, wszystkie z jednego CV.' },
    unknownFormat: {
      title: 'Takiego pliku nie umiemy przeczytać',
      text: 'Otwórz CV w programie, w którym powstało, i zapisz jako PDF lub .docx. Plik .doc, .odt lub .pages też da się tak zapisać.',
    },
    notOfFormat: {
      title: 'W pliku jest błąd',
      text: 'Plik nie jest zgodny ze swoim formatem. Zapisz go jeszcze raz w programie, z którego pochodzi, albo zaimportuj CV jako PDF.',
    },
    severalResumes: {
      title: 'Tu jest więcej niż jedno CV',
      text: 'Importuj po jednym CV naraz: każde stanie się osobnym dokumentem.',
    },
    documentType: {
      title: 'Plik XML ma deklarację DOCTYPE',
      text: 'Dla bezpieczeństwa nie czytamy plików XML z deklaracją typu dokumentu. Pobierz CV jeszcze raz, na przykład z Europass, albo zaimportuj je jako PDF.',
    },
    encrypted: {
      title: 'Plik jest chroniony hasłem',
      text: 'Otwórz go z hasłem, wybierz Drukuj, a potem „Zapisz jako PDF”. Taka kopia nie ma hasła. W Wordzie usuniesz je w Plik, Informacje, Chroń dokument.',
    },
    scanned: {
      title: 'W pliku są same obrazy',
      text: 'To skan lub zdjęcie, więc nie ma w nim tekstu do odczytania. Zaimportuj plik z programu, w którym CV powstało, albo najpierw rozpoznaj tekst (OCR).',
    },
    broken: { title: 'Plik jest uszkodzony', text: 'Pobierz go lub zapisz jeszcze raz i zaimportuj ponownie.' },
    tooLong: {
      title: 'Plik ma za dużo stron',
      text: 'Wydrukuj do PDF same strony z CV (Drukuj, Strony) i zaimportuj tę kopię.',
    },
    tooSlow: {
      title: 'Czytanie trwało za długo',
      text: 'Otwórz plik, wybierz Drukuj, potem „Zapisz jako PDF”, i zaimportuj tę prostszą kopię.',
    },
    busy: {
      title: 'Czytamy teraz dużo plików',
      text: 'Nie zdążyliśmy przeczytać Twojego. Z plikiem jest wszystko w porządku: zaimportuj go ponownie za chwilę.',
    },
    withoutResume: {
      title: 'Nie znaleźliśmy tu CV',
      text: 'Plik da się otworzyć, ale nie ma w nim danych osobowych, doświadczenia ani innych części CV. Z LinkedIn zaimportuj cały ZIP albo pliki takie jak Profile.csv i Positions.csv.',
    },
    other: { title: 'Nie udało się zaimportować CV' },
  },
  report: {
    title: 'CV zostało zaimportowane',
    format: 'Rozpoznany format: {{format}}',
    formats: {
      'json-resume': 'JSON Resume',
      'kreda-pdf': 'PDF pobrany z Kredy',
      pdf: 'PDF',
      'linkedin-pdf': 'LinkedIn (PDF)',
      'europass-pdf': 'PDF z Europass',
      linkedin: 'kopia danych z LinkedIn',
      europass: 'Europass',
      rendercv: 'RenderCV',
      docx: 'Word',
    },
    taken: 'Dodane do CV',
    elsewhere: 'Umieszczone gdzie indziej',
    unused: 'Pominięte',
    split: 'Tekst był za długi na jedno pole, więc ciąg dalszy jest w następnym.',
    moved: 'CV nie ma na to pola, więc trafiło do innej sekcji:',
    movedTo: 'CV nie ma na to pola, więc trafiło do sekcji „{{section}}”:',
    notADate: 'To nie jest data, więc trafiło do opisu:',
    leftOut: 'Nie zmieściło się w CV:',
    unrecognised: 'Tego nie rozpoznaliśmy:',
    unknown: 'CV nie ma takiego pola, więc zostało pominięte.',
    photo: 'Zdjęcie dodasz w edytorze, w danych osobowych:',
    page: 'strona {{page}}',
    document: 'dokument',
    copy: 'Kopiuj',
    copyNamed: 'Kopiuj: {{place}}',
    copied: 'Skopiowano',
    copyUnused: 'Kopiuj wszystko, co pominięto',
    more: 'Pokaż pozostałe: {{count}}',
    technical: 'Dane techniczne pliku: {{count}}',
    doubtful: 'Pola, których nie jesteśmy pewni: {{count}}. Pokażemy każde z nich obok miejsca w pliku.',
    doubtfulWithoutPlaces: 'Pola, których nie jesteśmy pewni: {{count}}. Sprawdź je, zanim wyślesz CV.',
    check: 'Sprawdź te pola',
    open: 'Otwórz w edytorze',
  },
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
