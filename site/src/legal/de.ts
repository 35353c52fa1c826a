import type { LegalTexts } from './legal-text.ts';

export const texts: LegalTexts = {
  terms: {
    title: 'Nutzungsbedingungen',
    lead: 'Die Regeln für die Nutzung von {{name}} und den Kauf des Zugangs. Sie können sie hier jederzeit lesen, speichern und drucken.',
    sections: [
      {
        heading: 'Wer die Website betreibt',
        blocks: [
          '{{name}} wird betrieben von {{seller}}, {{address}}, Steuernummer (NIP) {{taxId}}. In diesen Bedingungen heißen wir „wir“. Schreiben Sie uns an {{mail}}.',
        ],
      },
      {
        heading: 'Umfang des Dienstes',
        blocks: [
          'Auf dieser Website können Sie:',
          [
            'Lebensläufe erstellen, ihr Aussehen ändern und die fertigen A4-Seiten ansehen, kostenlos und ohne Konto;',
            'Lebensläufe in einem Konto aufbewahren, kostenlos;',
            'Lebensläufe als PDF, Word-Datei oder Webseite herunterladen und das E-Magazin+ lesen, solange Sie ein aktives Paket haben;',
            'Stellenangebote ansehen; auf ein Angebot antworten Sie dem, der es aufgegeben hat.',
          ],
          'Sie brauchen einen aktuellen Browser mit eingeschaltetem JavaScript und Cookies, eine Internetverbindung und für ein Konto eine E-Mail-Adresse. Die PDF-Datei öffnet jedes Programm für dieses Format.',
        ],
      },
      {
        heading: 'Das Konto',
        blocks: [
          'Ein Konto ist freiwillig und kostenlos. Sie legen es mit E-Mail-Adresse und Passwort an oder über Google. Schützen Sie Ihr Passwort und teilen Sie das Konto nicht mit anderen.',
          'Der Vertrag über das Konto ist unbefristet. Sie können ihn jederzeit beenden, indem Sie das Konto auf seiner Seite löschen. Lebensläufe, Fotos und fertige Dateien verschwinden mit ihm, und ein Abo verlängert sich nicht mehr.',
          'Ein Lebenslauf ohne Konto gehört zu dem Browser, in dem er entstanden ist. Wir löschen ihn, wenn sich 90 Tage lang nichts daran geändert hat. Was im Papierkorb liegt, wird nach 30 Tagen gelöscht.',
        ],
      },
      {
        heading: 'Ihre Inhalte',
        blocks: [
          'Was Sie eingeben, gehört Ihnen. Wir verwenden es nur, um den Dienst zu erbringen.',
          'Rechtswidrige Inhalte, Daten anderer ohne Rechtsgrundlage, das Auftreten als jemand anderes und Störungen des Betriebs sind nicht erlaubt. Rechtswidrige Inhalte können wir entfernen und ein Konto sperren. Wir nennen dann den Grund und prüfen einen Widerspruch an {{mail}}. An dieselbe Adresse können Sie rechtswidrige Inhalte melden.',
        ],
      },
      {
        heading: 'Pakete und Preise',
        blocks: [
          'Die aktuellen Pakete und Preise stehen in der Preisliste, auf der Startseite und vor jeder Zahlung. Die Preise sind in polnischen Złoty oder in Euro, wie die Preisliste sie zeigt, und enthalten die Mehrwertsteuer. Ein Abo wird in der Währung bezahlt, in der es bestellt wurde. Es gibt drei Arten von Paketen:',
          [
            'einmalig: Sie zahlen einmal, der Zugang endet nach der angegebenen Zeit und nichts verlängert sich;',
            'Abo: Sie zahlen für einen Monat oder ein Jahr im Voraus, und der Zugang verlängert sich, bis Sie kündigen;',
            'Probezeitraum: Ihre Zahlungsart wird geprüft und nichts abgebucht; danach beginnt das Abo, wenn Sie nicht gekündigt haben. Es gibt ihn einmal: pro Konto, Postfach und Karte oder PayPal-Konto.',
          ],
          'Ein Rabattcode senkt den Preis eines Kaufs, bei einem Abo den des ersten Zeitraums.',
        ],
      },
      {
        heading: 'Kauf und Zahlung',
        blocks: [
          'Sie wählen ein Paket, geben Ihre Daten an, stimmen zu, dass der Dienst sofort beginnt, und klicken auf den Bezahlknopf. Vorher sehen Sie den Preis und was danach geschieht. Sie zahlen mit Karte, BLIK oder Przelewy24 (über Stripe) oder mit PayPal, soweit angeboten.',
          'Der Vertrag kommt zustande, wenn der Anbieter die Zahlung bestätigt, bei einem Probezeitraum, wenn er die Zahlungsart bestätigt. Der Zugang beginnt sofort. Bestätigung und Rechnung schicken wir per E-Mail; Rechnungen stehen auch auf der Seite Zahlungen.',
        ],
      },
      {
        heading: 'Abo und Kündigung',
        blocks: [
          'Zeiträume sind Kalendermonate. Tag und Betrag der nächsten Zahlung zeigt die Seite Zahlungen. Der beim Kauf vereinbarte Preis ändert sich nicht, solange das Abo läuft.',
          'Sie können jederzeit ohne Angabe von Gründen auf der Seite Zahlungen kündigen. Der Zugang bleibt dann bis zum Ende des bezahlten Zeitraums, und bis dahin lässt sich die Kündigung zurücknehmen.',
          'Wenn die Zahlung für einen weiteren Zeitraum scheitert, versuchen wir es nach 1, 3 und 5 Tagen erneut und schreiben Ihnen jedes Mal. Danach endet das Abo. Für Tage ohne Zugang zahlen Sie nicht. Verlangt die Bank eine Bestätigung oder nimmt sie die Zahlung auf diesem Weg nicht an, versuchen wir es nicht erneut, sondern schreiben sofort. An die Zahlung nach dem Probezeitraum und an die jährliche Verlängerung erinnern wir vorher per E-Mail.',
        ],
      },
      {
        heading: 'Widerruf und Erstattung',
        blocks: [
          'Sie können den Vertrag 14 Tage lang ab dem Kauf ohne Angabe von Gründen widerrufen und bekommen alles zurück, was Sie gezahlt haben. Das gilt auch für jede Zahlung eines Abos und für schon heruntergeladene Lebensläufe. Erlischt das gesetzliche Widerrufsrecht früher, weil der Dienst vollständig erbracht ist, erstatten wir trotzdem.',
          'Es genügt der Knopf „Vertrag hier widerrufen“ auf der Seite Zahlungen oder unten auf den Seiten der Website (außer im Editor), auch ohne Anmeldung, mit Bestellnummer und E-Mail-Adresse. Es genügt auch eine Erklärung an {{mail}}, zum Beispiel: „Ich widerrufe den Vertrag über den Zugang zu {{name}}. Kaufdatum, Vor- und Nachname, E-Mail-Adresse des Kontos“. Den Eingang bestätigen wir sofort per E-Mail. Die Frist ist gewahrt, wenn Sie sie vor ihrem Ende abschicken.',
          'Wir erstatten unverzüglich, spätestens nach 14 Tagen, auf dem Weg, auf dem das Geld kam. Mit dem Widerruf endet der Zugang, und es wird nichts mehr abgebucht. Nach der Erstattung stellen wir eine Rechnungskorrektur aus.',
        ],
      },
      {
        heading: 'Reklamationen',
        blocks: [
          'Wir haften nach dem polnischen Verbraucherrechtegesetz dafür, dass der Dienst dem Vertrag entspricht. Wenn etwas nicht funktioniert, schreiben Sie an {{mail}}: was geschah, wann und was Sie erwarten. Wir antworten innerhalb von 14 Tagen.',
          'Im Streitfall können Sie kostenlos die Verbraucherberatung oder die polnische Handelsinspektion um Hilfe bitten, die Schlichtungen durchführt. Auch der Weg zum Gericht steht Ihnen offen.',
        ],
      },
      {
        heading: 'Wofür wir nicht haften',
        blocks: [
          'Wir versprechen nicht, dass ein Lebenslauf zu einem Gespräch oder einer Stelle führt, und prüfen nicht, ob Ihre Angaben stimmen. Für Angebote auf den Seiten anderer Firmen haften wir nicht. Nichts in diesen Bedingungen schränkt Ihre gesetzlichen Rechte ein.',
        ],
      },
      {
        heading: 'Änderungen und Recht',
        blocks: [
          'Wir können die Bedingungen ändern, wenn sich das Recht, die Website oder die Zahlungsarten ändern. Wer ein Konto hat, erfährt es mindestens 14 Tage vorher per E-Mail und kann das Konto löschen. Für ein laufendes Paket gelten die Bedingungen vom Tag des Kaufs.',
          'Es gilt polnisches Recht. Wohnen Sie in einem anderen Land, behalten Sie den Schutz, den dessen Vorschriften Verbrauchern geben.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Datenschutzerklärung',
    lead: 'Welche Daten wir erheben, wofür, wie lange wir sie behalten und was Sie damit tun können.',
    sections: [
      {
        heading: 'Wer verantwortlich ist',
        blocks: [
          'Verantwortlich für die Daten ist {{seller}}, {{address}}, Steuernummer (NIP) {{taxId}}. Zu Ihren Daten schreiben Sie an {{mail}}.',
        ],
      },
      {
        heading: 'Welche Daten und wofür',
        blocks: [
          {
            'Lebenslauf und Foto':
              'Alles, was Sie eingeben und hinzufügen. Um Ihr Dokument zu erstellen, aufzubewahren und zu setzen (Vertrag, Artikel 6 Absatz 1 Buchstabe b DSGVO). Sie entscheiden, was Sie angeben; Angaben zu Gesundheit oder Überzeugungen braucht ein Lebenslauf selten.',
            Konto:
              'E-Mail-Adresse, Vor- und Nachname, das Passwort als Hash, die Sprache und bei der Anmeldung über Google die Kennung des Google-Kontos. Um das Konto zu führen (Vertrag).',
            'Käufe und Rechnungen':
              'Name, E-Mail-Adresse, Firmendaten, Land und was es belegt (Land der Netzadresse und der Zahlung), Paket, Beträge und Daten. Um den Vertrag zu erfüllen und steuerlichen Pflichten nachzukommen (Artikel 6 Absatz 1 Buchstaben b und c). Die Kartennummer sehen wir nie: Sie geben sie dem Zahlungsanbieter.',
            Sicherheit:
              'Sitzungen mit dem Namen des Browsers und ein Protokoll der Ereignisse des Kontos, mit dem Netz statt der ganzen IP-Adresse. Um Konten zu schützen und Missbrauch zu erkennen (berechtigtes Interesse, Buchstabe f).',
            Schriftverkehr:
              'Was Sie uns schreiben. Um zu antworten und Reklamationen zu bearbeiten (berechtigtes Interesse oder rechtliche Pflicht).',
            'Messung der Besuche':
              'Nur mit Ihrer Einwilligung (Buchstabe a) und nur dort, wo die Website danach fragt.',
          },
        ],
      },
      {
        heading: 'Wie lange',
        blocks: [
          {
            'Lebensläufe, Fotos und fertige PDFs':
              'Bis zur Löschung; im Papierkorb 30 Tage. Ohne Konto: bis 90 Tage nach der letzten Änderung.',
            Konto: 'Bis es gelöscht wird.',
            Sitzungen:
              'Gemerkte: 30 Tage ohne Nutzung, höchstens 180 Tage. Andere: ein Tag ohne Nutzung, höchstens eine Woche.',
            'Bestellungen und Rechnungen':
              '5 Jahre ab dem Ende des Jahres, in dem die Steuer fällig war, oder 10 Jahre, wenn Sie MwSt. eines anderen EU-Landes bezahlt haben; nach Löschung des Kontos ohne Verbindung zu ihm.',
            'Protokoll der Ereignisse': 'Ein Jahr.',
            'Benachrichtigungen der Zahlungsdienste': '30 Tage nach der Bearbeitung; danach bleibt nur ihre Nummer.',
            'Warteschlange der E-Mails': '30 Tage nach dem Versand, ohne den Inhalt der Nachricht.',
            'Genutzte Probezeiträume':
              'Zwei Jahre: nicht umkehrbare Hashwerte der E-Mail-Adresse und der Karte oder des PayPal-Kontos, ohne das Konto (unser Interesse: ein Probezeitraum je Person).',
            Schriftverkehr: 'Bis die Sache erledigt ist und Ansprüche verjährt sind.',
          },
        ],
      },
      {
        heading: 'Wer sonst Zugriff hat',
        blocks: [
          'Wir verkaufen keine Daten. Wir geben sie nur an die weiter, ohne die es den Dienst nicht gibt:',
          [
            'Anbieter von Servern und E-Mail, die auf unsere Weisung handeln;',
            'Zahlungsanbieter: Stripe bei Zahlung mit Karte, BLIK oder Przelewy24, PayPal, wenn Sie es wählen;',
            'das Register der USt-IdNrn. der Europäischen Kommission (VIES), wenn Sie für ein Unternehmen aus einem anderen EU-Land kaufen: nur die Nummer;',
            'Google, wenn Sie sich über Google anmelden oder der Messung der Besuche zustimmen;',
            'Behörden, wenn das Recht es verlangt.',
          ],
          'Stripe, PayPal und Google können Daten außerhalb des Europäischen Wirtschaftsraums verarbeiten, auf Grundlage eines Angemessenheitsbeschlusses der Europäischen Kommission oder von Standardvertragsklauseln.',
        ],
      },
      {
        heading: 'Ihre Rechte',
        blocks: [
          [
            'Auskunft und Übertragbarkeit: Eine Kopie aller Daten laden Sie auf der Kontoseite herunter.',
            'Berichtigung: Lebensläufe und Ihren Namen ändern Sie selbst, das Übrige wir auf Wunsch.',
            'Löschung: Lebensläufe löschen Sie in Meine Dokumente, das Konto auf seiner Seite.',
            'Einschränkung und Widerspruch gegen eine Verarbeitung, die auf unserem Interesse beruht.',
            'Widerruf einer Einwilligung, jederzeit; was vorher geschah, bleibt rechtmäßig.',
            'Beschwerde beim Präsidenten des polnischen Amtes für den Schutz personenbezogener Daten oder bei der Behörde Ihres Landes.',
          ],
          'Für ein Recht, zu dem es keinen Knopf gibt, schreiben Sie an {{mail}}. Wir antworten innerhalb eines Monats.',
        ],
      },
      {
        heading: 'Was wir nicht tun',
        blocks: [
          'Wir treffen keine Entscheidungen über Sie, die allein automatisch fallen, erstellen kein Profil von Ihnen und zeigen Ihren Lebenslauf keinen Personalern. Die Angabe von Daten ist freiwillig, aber ohne E-Mail-Adresse gibt es kein Konto und ohne Rechnungsdaten keinen Kauf.',
        ],
      },
      {
        heading: 'Wie wir sie schützen',
        blocks: [
          'Die Verbindung ist verschlüsselt, Passwörter und Sitzungsschlüssel bewahren wir nur als Hash auf, und einen Lebenslauf erreicht nur, wem er gehört. Das technische Protokoll enthält keine E-Mail-Adressen, Passwörter oder IP-Adressen. Über wichtige Änderungen schreiben wir allen, die ein Konto haben.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies und Einwilligung',
    lead: 'Was wir in Ihrem Browser speichern und wann wir um Einwilligung bitten.',
    sections: [
      {
        heading: 'Cookies dieser Website',
        blocks: [
          'Die Website setzt nur eigene Cookies. Keines dient der Werbung. Über eine verschlüsselte Verbindung beginnen die Namen der ersten vier mit „__Host-“.',
          {
            session:
              'Merkt sich, dass Sie in Ihrem Konto sind. Bis der Browser geschlossen wird oder bis zu 30 Tage ohne Nutzung.',
            visitor: 'Verbindet einen Lebenslauf ohne Konto mit diesem Browser. Ein Jahr oder bis Sie sich anmelden.',
            'sign-in': 'Schützt die Anmeldung über Google. 10 Minuten.',
            device:
              'Zeigt, dass sich dieser Browser schon in Ihrem Konto angemeldet hat, damit Fremde, die Ihr Passwort zu erraten versuchen, Sie nicht aussperren. Ein Jahr.',
            language: 'Die Sprache der Website, die Sie gewählt haben. Ein Jahr.',
            currency: 'Die gewählte Währung der Preise. Ein Jahr.',
            consent: 'Ihre Antwort zur Messung der Besuche. Ein Jahr.',
            timezone: 'Die Zeitzone des Browsers. Ein Jahr.',
            'screen-resolution': 'Die Auflösung des Bildschirms. Ein Jahr.',
          },
        ],
      },
      {
        heading: 'Speicher des Browsers',
        blocks: [
          'Neben Cookies bewahrt der Browser auf: Änderungen am Lebenslauf, die noch nicht gespeichert sind (bis zum Speichern oder Abmelden), die Wahl des hellen oder dunklen Designs, die Wahl, ob PDFs die Daten des Lebenslaufs enthalten, und eine Meldung für die nächste Seite (bis der Tab geschlossen wird). Wenn Sie der Messung zugestimmt haben, merkt er sich auch die Nummern der bereits gezählten Bestellungen.',
        ],
      },
      {
        heading: 'Cookies anderer Firmen',
        blocks: [
          'Bei Zahlung mit Karte, BLIK oder Przelewy24 setzt Stripe eigene Cookies, die vor Betrug schützen. PayPal und Google setzen ihre auf ihren eigenen Seiten, wenn Sie sie nutzen.',
          'Besuche werden über den Tag-Manager von Google gemessen, und nur, wenn die Website gefragt hat und Sie zugestimmt haben. Übermittelt wird dann, welche Seiten und Vorlagen Sie ansehen, wonach Sie suchen und was Sie kaufen, nie der Inhalt eines Lebenslaufs, und bei Registrierung und Anmeldung auch Ihre E-Mail-Adresse. Ohne Einwilligung wird nichts geladen, und alles andere funktioniert genauso. Sie können sie zurücknehmen; die nächste Seite öffnet sich dann ohne Messung.',
        ],
      },
      {
        heading: 'Wie Sie sie löschen',
        blocks: [
          'Cookies und Speicher löschen Sie in den Einstellungen des Browsers. Ohne das Cookie visitor führt kein Weg zurück zu einem Lebenslauf ohne Konto. Ohne session und visitor weiß die Website nicht, wessen Lebenslauf sie öffnen soll.',
        ],
      },
    ],
  },
  contact: {
    title: 'Kontakt',
    lead: 'Schreiben Sie uns per E-Mail, auf Polnisch oder Englisch. Reklamationen beantworten wir innerhalb von 14 Tagen, Anfragen zu Daten innerhalb eines Monats.',
    sections: [
      {
        heading: 'Welche Angaben wir brauchen',
        blocks: [
          {
            'Zahlung oder Rechnung':
              'Nennen Sie die E-Mail-Adresse des Kontos, Tag und Betrag der Zahlung oder die Rechnungsnummer. Schicken Sie nie eine Kartennummer.',
            'Geld zurück':
              'Am schnellsten geht es mit dem Knopf „Vertrag hier widerrufen“ auf der Seite Zahlungen oder unten auf den Seiten der Website (außer im Editor). Haben Sie die Bestellnummer nicht, nennen Sie die E-Mail-Adresse des Kontos und den Tag des Kaufs.',
            'Abo kündigen':
              'Das machen Sie auf der Seite Zahlungen. Wenn etwas nicht funktioniert, nennen Sie die E-Mail-Adresse des Kontos.',
            'Konto und Anmeldung':
              'Nennen Sie die E-Mail-Adresse des Kontos und was Sie auf dem Bildschirm sehen. Ihr Passwort kennen wir nicht und fragen nie danach.',
            'Lebenslauf oder PDF sieht falsch aus':
              'Nennen Sie die Adresse der Seite, den Browser und was anders sein sollte. Ein Bildschirmfoto hilft.',
            'Ihre Daten': 'Schreiben Sie von der Adresse des Kontos aus, welches Recht Sie nutzen.',
            'Inhalt, der gegen Recht verstößt':
              'Nennen Sie die Adresse der Seite, auf der er steht, und den Grund der Meldung.',
          },
        ],
      },
    ],
  },
};
