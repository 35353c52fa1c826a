import type { Messages } from './pl.ts';

export const de: Messages = {
  title: 'Eine Datei für die Bewerbung',
  lead: 'Fügen Sie den Lebenslauf mit Anschreiben, Zeugnissen und anderen Anlagen zusammen. Die Teile stehen in der Reihenfolge der Liste.',
  part: 'Teile der Datei',
  titleOf: 'Titel des Teils: {{name}}',
  resume: 'Lebenslauf',
  letter: 'Anschreiben',
  add: 'Anlagen hinzufügen',
  addLetter: 'Anschreiben hinzufügen',
  drop: 'Legen Sie die Dateien hier ab, um sie ans Ende der Liste zu stellen',
  limits: 'PDF, JPEG, PNG oder WebP. Höchstens {{files}} Dateien mit je {{each}} MB, zusammen bis {{all}} MB.',
  safety:
    'Aus Anlagen übernehmen wir nur, was auf den Seiten zu sehen ist. Skripte, Formulare, eingebettete Dateien und Metadaten bleiben draußen.',
  remove: 'Entfernen: {{name}}',
  size: 'Maximale Größe',
  sizeText:
    'Wäre die Datei größer, verkleinern wir Bilder in den Anlagen. Die Seiten von Lebenslauf und Anschreiben bleiben unverändert.',
  noLimit: 'Unbegrenzt',
  megabytes: '{{mb}} MB',
  format: 'Format',
  formatText: 'In einem PDF sind alle Seiten durchnummeriert: 1 / 5, 2 / 5 und so weiter.',
  pdf: 'Ein PDF',
  zip: 'ZIP mit einzelnen PDFs',
  create: 'Datei erstellen',
  creating: 'Die Teile werden zusammengefügt. Das kann bis zu einer Minute dauern.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  saved: '{{name}} wurde gespeichert. Die Datei hat {{size}} MB.',
  reduced: 'Was wir verkleinert haben, um die Grenze einzuhalten',
  pictures: '{{title}}: Bilder: {{count}}, von {{from}} auf {{to}} dpi, {{after}} MB statt {{before}} MB',
  unreduced: 'Es musste nichts verkleinert werden.',
  tooLarge:
    'Kleiner geht es nicht: Die Datei hat {{size}} MB, die Grenze liegt bei {{max}} MB. Entfernen Sie eine Anlage, wählen Sie eine höhere Grenze oder speichern Sie diese Datei.',
  saveAnyway: 'Trotzdem speichern',
  needsPackage: 'Um die Datei herunterzuladen, brauchen Sie ein Paket.',
  choosePackage: 'Paket wählen',
  errors: {
    tooBig: '{{name}}: Eine Datei darf höchstens {{max}} MB haben.',
    tooMany: 'Sie können höchstens {{max}} Dateien hinzufügen.',
    tooMuch: 'Anlagen dürfen zusammen höchstens {{max}} MB haben.',
    encrypted:
      'Diese Datei ist mit einem Passwort geschützt oder verschlüsselt. Öffnen Sie sie, wählen Sie „Drucken“ und dann „Als PDF speichern“, und fügen Sie diese Kopie hinzu.',
    broken: 'Diese Datei ist beschädigt. Speichern Sie sie noch einmal und fügen Sie sie erneut hinzu.',
    unknownFormat: 'Solche Dateien können nicht hinzugefügt werden. Speichern Sie sie als PDF, JPEG, PNG oder WebP.',
    tooComplex:
      'Diese Datei braucht zu viel Zeit oder Speicher. Drucken Sie sie in ein neues PDF und fügen Sie diese Kopie hinzu.',
    tooManyPages: 'Die Datei darf höchstens {{max}} Seiten haben. Entfernen Sie eine Anlage.',
    tooLarge: 'Die Datei würde zu groß. Entfernen Sie eine Anlage.',
  },
};
