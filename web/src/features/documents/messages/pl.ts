import type { SameKeys } from '../../../i18n/define-messages.ts';

export const pl = {
  title: 'Moje dokumenty',
  loading: 'Ładuję dokumenty...',
  lead: 'Wszystkie Twoje CV w jednym miejscu.',
  leadVisitor: 'Te CV są zapisane w tej przeglądarce. Załóż konto, aby mieć je zawsze pod ręką.',
  create: 'Nowe CV',
  createAccount: 'Załóż konto',
  modified: 'Ostatnia zmiana: {{date}}',
  untitled: 'CV bez nazwy',
  page: 'Pierwsza strona: {{name}}',
  edit: 'Edytuj',
  editNamed: 'Edytuj: {{name}}',
  download: 'Pobierz',
  choosePackage: 'Wybierz pakiet',
  blocked: 'Pobieranie zablokowane: wybierz pakiet, aby pobrać CV',
  more: 'Więcej działań: {{name}}',
  rename: 'Zmień nazwę',
  duplicate: 'Powiel',
  duplicated: 'CV zostało powielone',
  remove: 'Usuń',
  cancel: 'Anuluj',
  removed: 'CV zostało usunięte',
  undo: 'Cofnij',
  restored: 'CV zostało przywrócone',
  close: 'Zamknij',
  empty: {
    title: 'Nie masz jeszcze żadnego CV',
    text: 'Wybierz szablon i zacznij pisać. Zmiany zapisują się same.',
  },
  trash: {
    open: 'Kosz',
    title: 'Kosz',
    lead: 'Usunięte CV czekają tu 30 dni. Potem znikają na zawsze.',
    empty: 'Kosz jest pusty.',
    until: 'Zniknie {{date}}',
    restore: 'Przywróć',
    restoreNamed: 'Przywróć: {{name}}',
    removeForGood: 'Usuń na zawsze',
    removeNamed: 'Usuń na zawsze: {{name}}',
    confirmTitle: 'Usunąć CV na zawsze?',
    confirmText: 'CV „{{name}}” i pobrane z niego pliki zostaną usunięte. Tego nie można cofnąć.',
    removedForGood: 'CV zostało usunięte na zawsze',
  },
  recruiter: {
    open: 'Co czyta system rekrutacyjny',
  },
  exportDialog: {
    title: 'Eksportuj CV',
    groups: {
      people: 'Do wysłania i pokazania',
      programs: 'Dla innych programów',
    },
    formats: {
      pdf: { name: 'PDF', hint: 'Do rekrutera i do druku' },
      html: { name: 'Strona WWW', hint: 'Jeden plik na własną stronę, czytelny też w telefonie' },
      'json-resume': { name: 'JSON Resume', hint: 'Całe CV, także ukryte pola' },
      rendercv: { name: 'RenderCV', hint: 'Plik YAML dla programu RenderCV' },
      markdown: { name: 'Markdown', hint: 'Do notatek i repozytoriów' },
      text: { name: 'Zwykły tekst', hint: 'Do wklejenia w formularz' },
    },
  },
  exchange: {
    export: 'Eksportuj',
    exported: 'Plik {{name}} został zapisany',
    import: 'Importuj CV',
    imported: 'CV zostało zaimportowane',
  },
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
