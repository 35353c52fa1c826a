import type { ConsentText, ContractDocumentText, PeriodText, WithdrawalText } from './contract-texts.ts';

export const consent: ConsentText = {
  immediate:
    'Ich möchte, dass der Zugang sofort beginnt, vor Ablauf der 14-tägigen Widerrufsfrist. Mir ist bekannt, dass das gesetzliche Widerrufsrecht mit vollständiger Erbringung der Dienstleistung erlischt; die 14-tägige Rückerstattungsgarantie gilt unabhängig davon.',
  renewal:
    'Ich stimme zu, dass ab {{date}} {{every}} {{amount}} von der gewählten Karte, dem gewählten PayPal-Konto oder per BLIK abgebucht werden, bis ich auf der Seite Zahlungen kündige.',
};

export const every: PeriodText = { month: 'jeden Monat', year: 'jedes Jahr', months: 'alle {{months}} Monate' };

export const withdrawal: WithdrawalText = {
  here: 'Vertrag hier widerrufen',
  confirm: 'Widerruf bestätigen',
  statement: 'Hiermit widerrufe ich den Vertrag über den Zugang zu {{site}}, Bestellung {{order}}.',
};

export const contractDocument: ContractDocumentText = {
  fileName: 'vertrag',
  title: 'Vertragsbestätigung',
  order: 'Bestellnummer',
  concluded: 'Vertrag geschlossen',
  package: 'Paket',
  price: 'Bei Vertragsschluss gezahlt',
  access: 'Zugang bis',
  renewal: 'Verlängerung',
  renewalFacts: '{{amount}} {{every}} ab {{date}}, bis Sie auf der Seite Zahlungen kündigen',
  buyer: 'Besteller',
  seller: 'Verkäufer',
  consent: 'Beim Kauf erteilte Zustimmung',
  given: 'Erteilt {{at}}. Fassung des Textes: {{version}}.',
  right: 'Widerrufsrecht',
  until: 'Sie können diesen Vertrag ohne Angabe von Gründen bis zum Ablauf des {{day}} widerrufen.',
  ways: 'Das geht ohne Anmeldung unter {{url}}, mit Bestellnummer und E-Mail-Adresse. Sie können auch das folgende Formular oder eine andere eindeutige Erklärung an {{mail}} senden.',
  modelForm: {
    title: 'Muster-Widerrufsformular',
    lead: '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    lines: [
      'An: {{seller}}, {{address}}, {{mail}}',
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung: Zugang zu {{name}}',
      'Bestellt am: …',
      'Name des/der Verbraucher(s): …',
      'Anschrift des/der Verbraucher(s): …',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier): …',
      'Datum: …',
    ],
    foot: '(*) Unzutreffendes streichen.',
  },
};
