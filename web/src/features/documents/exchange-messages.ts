import { defineMessages, useMessages } from '../../i18n/define-messages.ts';

/** Taking CVs out of the product and into it. */
const t = defineMessages('exchange', {
  pl: {
    export: 'Eksportuj',
    jsonResume: 'JSON Resume',
    jsonResumeHint: 'Całe CV, także ukryte pola',
    markdown: 'Markdown',
    text: 'Zwykły tekst',
    textHint: 'To, co czyta system rekrutacyjny',
    exported: 'Plik {{name}} został zapisany',
    import: 'Importuj CV',
    importHint: 'Plik .json w formacie JSON Resume',
    imported: 'CV zostało zaimportowane',
    tooLarge: 'Plik może mieć najwyżej 1 MB',
    notJsonResume: 'Ten plik nie jest w formacie JSON Resume',
    wrongPlace: 'Ten plik nie jest w formacie JSON Resume. Błąd w miejscu: {{place}}',
    close: 'Zamknij',
    notes: {
      title: 'CV zostało zaimportowane',
      lead: 'Warto sprawdzić, co nie weszło do CV dokładnie tak, jak stoi w pliku.',
      open: 'Otwórz w edytorze',
      split: 'Tekst był za długi na jedno pole, więc ciąg dalszy jest w następnym.',
      leftOut: 'Nie zmieściło się w CV:',
      notADate: 'To nie jest data, więc trafiło do opisu:',
      unknown: 'Format nie zna tego pola, więc zostało pominięte.',
      photo: 'Zdjęcie dodasz w edytorze, w danych osobowych:',
    },
  },
  en: {
    export: 'Export',
    jsonResume: 'JSON Resume',
    jsonResumeHint: 'The whole CV, hidden fields too',
    markdown: 'Markdown',
    text: 'Plain text',
    textHint: 'What a recruiting system reads',
    exported: 'The file {{name}} has been saved',
    import: 'Import a CV',
    importHint: 'A .json file in the JSON Resume format',
    imported: 'The CV has been imported',
    tooLarge: 'The file can have at most 1 MB',
    notJsonResume: 'This file is not in the JSON Resume format',
    wrongPlace: 'This file is not in the JSON Resume format. Wrong at: {{place}}',
    close: 'Close',
    notes: {
      title: 'The CV has been imported',
      lead: 'Worth a look: what did not go into the CV exactly as it stands in the file.',
      open: 'Open in the editor',
      split: 'The text was too long for one field, so it goes on in the next.',
      leftOut: 'Found no room in the CV:',
      notADate: 'Not a date, so it went into the description:',
      unknown: 'The format does not know this field, so it was left out.',
      photo: 'Add the photo in the editor, under personal data:',
    },
  },
});

export const useExchangeT = () => useMessages(t);
