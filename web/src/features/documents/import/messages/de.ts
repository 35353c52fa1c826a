import type { Messages } from './pl.ts';

export const de: Messages = {
  zone: {
    title: 'Sie haben schon einen Lebenslauf? Importieren Sie ihn',
    lead: 'Legen Sie eine Datei hier ab oder wählen Sie sie aus. Daraus wird ein neuer Lebenslauf; Ihre anderen ändern sich nicht.',
    formats: 'PDF, Word, LinkedIn, Europass, JSON Resume und RenderCV',
    choose: 'Dateien wählen',
    limits: 'Sie können eine kopierte Datei auch einfügen. Zusammen bis zu {{max}} MB.',
    drop: 'Hier ablegen, um den Lebenslauf zu importieren',
  },
  sources: {
    title: 'Diese Dateien können Sie importieren',
    pdf: {
      name: 'PDF',
      text: 'Aus jedem Programm. Ein bei Kreda heruntergeladener Lebenslauf kommt ohne Verlust zurück. Aus anderen lesen wir den Text und fragen nach, wo wir nicht sicher sind.',
    },
    word: {
      name: 'Word (.docx)',
      text: 'Öffnen Sie eine ältere .doc-Datei in Word oder LibreOffice und speichern Sie sie als .docx.',
    },
    linkedinPdf: {
      name: 'LinkedIn (PDF)',
      text: 'Wählen Sie in Ihrem Profil „Mehr“ oder „Ressourcen“ und dann „Als PDF speichern“.',
    },
    linkedin: {
      name: 'LinkedIn (ZIP, CSV)',
      text: 'Einstellungen & Datenschutz, dann Datenschutz und „Kopie Ihrer Daten anfordern“. Importieren Sie die ganze ZIP-Datei oder einzelne CSV-Dateien daraus.',
    },
    europass: { name: 'Europass', text: 'Eine PDF-, XML- oder JSON-Datei von europass.europa.eu.' },
    json: {
      name: 'JSON Resume',
      text: 'Eine .json-Datei. Kreda speichert sie (im Menü eines Lebenslaufs: Exportieren), andere Lebenslauf-Editoren ebenso.',
    },
    rendercv: { name: 'RenderCV', text: 'Die .yaml-Datei mit dem Text des Lebenslaufs.' },
  },
  reading: {
    one: 'Die Datei {{name}} wird gelesen',
    many: 'Dateien werden gelesen: {{count}}',
    text: 'Wir erkennen das Format und ordnen den Text in Abschnitte.',
    long: 'Das dauert länger als sonst. Wir lesen noch.',
  },
  refused: {
    again: 'Andere Datei wählen',
    where: 'Stelle in der Datei: {{place}}',
    line: 'Zeile {{line}}',
    tooLarge: {
      title: 'Das ist zu groß für einen Lebenslauf',
      text: 'Zusammen dürfen die Dateien höchstens {{max}} MB haben. Speichern Sie den Lebenslauf mit kleineren Bildern oder ohne angehängte Scans.',
    },
    tooMany: {
      title: 'Zu viele Dateien auf einmal',
      text: 'Importieren Sie höchstens {{max}} Dateien, alle von einem Lebenslauf.',
    },
    unknownFormat: {
      title: 'Diese Art von Datei können wir nicht lesen',
      text: 'Öffnen Sie den Lebenslauf in dem Programm, mit dem er entstanden ist, und speichern Sie ihn als PDF oder .docx. Das geht auch mit .doc-, .odt- und .pages-Dateien.',
    },
    notOfFormat: {
      title: 'In der Datei ist ein Fehler',
      text: 'Die Datei entspricht nicht ihrem Format. Speichern Sie sie in ihrem Programm noch einmal, oder importieren Sie den Lebenslauf als PDF.',
    },
    severalResumes: {
      title: 'Das ist mehr als ein Lebenslauf',
      text: 'Importieren Sie die Lebensläufe einzeln: Aus jedem wird ein eigenes Dokument.',
    },
    documentType: {
      title: 'Die XML-Datei enthält eine DOCTYPE-Deklaration',
      text: 'Aus Sicherheitsgründen lesen wir keine XML-Dateien mit einer Dokumenttyp-Deklaration. Laden Sie den Lebenslauf noch einmal herunter, zum Beispiel von Europass, oder importieren Sie ihn als PDF.',
    },
    encrypted: {
      title: 'Die Datei ist mit einem Passwort geschützt',
      text: 'Öffnen Sie sie mit dem Passwort, wählen Sie Drucken und dann „Als PDF speichern“. Die Kopie hat kein Passwort. In Word entfernen Sie es unter Datei, Informationen, Dokument schützen.',
    },
    scanned: {
      title: 'Die Datei enthält nur Bilder von Text',
      text: 'Sie ist ein Scan oder ein Foto, enthält also keinen lesbaren Text. Importieren Sie die Datei aus dem Programm, mit dem der Lebenslauf entstanden ist, oder erkennen Sie zuerst den Text (OCR).',
    },
    broken: {
      title: 'Die Datei ist beschädigt',
      text: 'Laden Sie sie noch einmal herunter, oder speichern Sie sie neu, und importieren Sie sie dann.',
    },
    tooLong: {
      title: 'Die Datei hat zu viele Seiten',
      text: 'Drucken Sie nur die Seiten des Lebenslaufs in ein PDF (Drucken, Seiten), und importieren Sie diese Kopie.',
    },
    tooSlow: {
      title: 'Das Lesen hat zu lange gedauert',
      text: 'Öffnen Sie die Datei, wählen Sie Drucken und dann „Als PDF speichern“, und importieren Sie diese einfachere Kopie.',
    },
    busy: {
      title: 'Wir lesen gerade viele Dateien',
      text: 'Für Ihre hat die Zeit nicht gereicht. Mit der Datei ist alles in Ordnung: Importieren Sie sie gleich noch einmal.',
    },
    withoutResume: {
      title: 'Wir haben darin keinen Lebenslauf gefunden',
      text: 'Die Datei lässt sich öffnen, hat aber keine persönlichen Daten, keine Berufserfahrung und keine anderen Teile eines Lebenslaufs. Von LinkedIn importieren Sie die ganze ZIP-Datei oder Dateien wie Profile.csv und Positions.csv.',
    },
    other: { title: 'Der Lebenslauf konnte nicht importiert werden' },
  },
  report: {
    title: 'Der Lebenslauf wurde importiert',
    format: 'Erkanntes Format: {{format}}',
    formats: {
      'json-resume': 'JSON Resume',
      'kreda-pdf': 'PDF von Kreda',
      pdf: 'PDF',
      'linkedin-pdf': 'LinkedIn (PDF)',
      'europass-pdf': 'PDF von Europass',
      linkedin: 'Kopie der LinkedIn-Daten',
      europass: 'Europass',
      rendercv: 'RenderCV',
      docx: 'Word',
    },
    taken: 'Zum Lebenslauf hinzugefügt',
    elsewhere: 'An anderer Stelle eingefügt',
    unused: 'Nicht übernommen',
    split: 'Der Text war zu lang für ein Feld und geht im nächsten weiter.',
    moved: 'Dafür hat der Lebenslauf kein Feld, es steht in einem anderen Abschnitt:',
    movedTo: 'Dafür hat der Lebenslauf kein Feld, es steht im Abschnitt „{{section}}“:',
    notADate: 'Kein Datum, steht deshalb in der Beschreibung:',
    leftOut: 'Passt in kein Feld des Lebenslaufs:',
    unrecognised: 'Das haben wir nicht erkannt:',
    unknown: 'Der Lebenslauf hat kein solches Feld, es wurde ausgelassen.',
    photo: 'Fügen Sie das Foto im Editor bei den persönlichen Daten hinzu:',
    page: 'Seite {{page}}',
    document: 'Dokument',
    copy: 'Kopieren',
    copyNamed: 'Kopieren: {{place}}',
    copied: 'Kopiert',
    copyUnused: 'Alles nicht Übernommene kopieren',
    more: 'Weitere anzeigen: {{count}}',
    technical: 'Technische Angaben der Datei: {{count}}',
    doubtful: 'Nicht sicher erkannte Felder: {{count}}. Wir zeigen jedes neben seiner Stelle in der Datei.',
    doubtfulWithoutPlaces:
      'Nicht sicher erkannte Felder: {{count}}. Prüfen Sie sie, bevor Sie den Lebenslauf versenden.',
    check: 'Diese Felder prüfen',
    open: 'Im Editor öffnen',
  },
};
