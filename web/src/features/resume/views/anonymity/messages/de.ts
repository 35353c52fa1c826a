import type { Messages } from './pl.ts';

export const de: Messages = {
  title: 'Anonyme Version',
  lead: 'Namen, Kontaktdaten, Foto, Geburtsdaten, Staatsangehörigkeit, Links und Referenzen werden immer aus dem Formular entfernt, in Texten dort, wo wir sie erkennen. Sie stehen auch nicht im Dateinamen, in den Eigenschaften oder in den angehängten Daten. Das Original bleibt unverändert.',
  what: 'Außerdem entfernen',
  employers: 'Namen der Arbeitgeber mit Orten',
  schools: 'Namen der Schulen und Hochschulen mit Orten',
  publications: 'Publikationen',
  goes: 'Wird entfernt: {{count}}',
  nothing: 'In diesem Lebenslauf gibt es nichts zu entfernen.',
  stays: 'Prüfen Sie die Namen, die in den Texten bleiben',
  staysHint:
    'Diese Wörter kennen wir nicht: Es können Kunden, Orte oder Produkte sein. Markieren Sie, was entfernt werden soll.',
  noneStays: 'Es sind keine Namen mehr zu prüfen.',
  word: 'Weiteres Wort oder weiterer Name',
  wordHint:
    'Kurzformen von Vornamen (Kati) und gebeugte Ortsnamen erkennen wir nicht. Markieren Sie sie oben oder fügen Sie sie hier hinzu.',
  add: 'Hinzufügen',
  create: 'Version erstellen',
  save: 'Speichern',
  saved: 'Gespeichert, was entfernt wird',
  open: 'Was entfernt wird',
  typedHint:
    'Persönliche Angaben aus dem Formular stehen nicht in der Datei: Diese Version nennt nicht, wessen Lebenslauf es ist.',
  mend: 'Personenbezogene Daten aus dem Formular entfernen',
  group: 'Anonyme Versionen',
  kinds: {
    name: 'Name',
    contact: 'Kontaktdaten und Adresse',
    link: 'Links',
    photo: 'Foto',
    personal: 'Persönliche Daten',
    reference: 'Referenzen',
    author: 'Autoren',
    publication: 'Publikationen',
    employer: 'Arbeitgeber',
    school: 'Schulen',
    clause: 'Klauseln mit Namen des Arbeitgebers',
    'own-word': 'Ihre Wörter',
    'document-name': 'Name des Lebenslaufs',
  },
};
