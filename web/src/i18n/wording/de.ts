import type { Wording } from './pl.ts';

export const de: Wording = {
  'Selecting a value is required': 'Bitte wähle einen Wert',
  'Phone required': 'Telefonnummer erforderlich',
  'The phone must have at least # characters': 'Die Telefonnummer muss mindestens # Zeichen haben',
  'Date selection required': 'Bitte wähle ein Datum',
  'The end date is earlier than the start date': 'Das Enddatum liegt vor dem Anfangsdatum',
  'You must enter your email': 'Gib deine E-Mail-Adresse ein',
  'Email is invalid': 'Die E-Mail-Adresse ist ungültig',
  'Password is required': 'Passwort erforderlich',
  'Password is too short': 'Das Passwort ist zu kurz',
  'Password is too long': 'Das Passwort ist zu lang',
  'Passwords are not the same': 'Die Passwörter stimmen nicht überein',
  'You must enter a name': 'Gib einen Namen ein',
  'Fix errors': 'Korrigiere die Fehler',
  'Fix form': 'Korrigiere das Formular',
  'Image cannot be larger than #mb': 'Das Bild darf höchstens # MB groß sein',
  'The picture has too many pixels. Make it smaller or save it as a JPEG':
    'Das Bild hat zu viele Pixel. Verkleinere es oder speichere es als JPEG',
  'Many photos are arriving right now. Try again in a moment':
    'Gerade kommen viele Fotos an. Versuche es gleich noch einmal',
  'Too many photos. Try again in a few minutes': 'Zu viele Fotos. Versuche es in ein paar Minuten erneut',
  'Too many photos without an account. Log in or try again in an hour':
    'Zu viele Fotos ohne Konto. Melde dich an oder versuche es in einer Stunde erneut',
  'The file can have at most # keys and list entries': 'Die Datei darf höchstens # Schlüssel und Listeneinträge haben',
  'The file can have at most # lines of text': 'Die Datei darf höchstens # Textzeilen haben',
  'The file can be nested at most # levels deep': 'Die Datei darf höchstens # Ebenen tief verschachtelt sein',
  'Failed to log in. Check your login and/or password':
    'Anmeldung fehlgeschlagen. Prüfe Benutzername und/oder Passwort',
  'A user with this login already exists in the system': 'Ein Konto mit diesem Benutzernamen gibt es bereits',
  'An error occurred. Try again': 'Ein Fehler ist aufgetreten. Versuche es erneut',
  Code: 'Fehlercode',
  'We need to verify your card': 'Wir müssen deine Karte prüfen',
  'Active payment not found. Check if you have funds in your account and try again':
    'Keine aktive Zahlung gefunden. Prüfe, ob dein Konto gedeckt ist, und versuche es erneut',
  'Package selection is required. In a moment you will be transferred to the price list':
    'Bitte wähle ein Paket. Du wirst gleich zur Preisliste weitergeleitet',
  'You do not have permission to download your CV': 'Du hast keine Berechtigung, deinen Lebenslauf herunterzuladen',
  'Your CV is still empty. Fill it in before downloading it':
    'Dein Lebenslauf ist noch leer. Fülle ihn vor dem Herunterladen aus',
  'Too many downloads. Try again in a few minutes': 'Zu viele Downloads. Versuche es in ein paar Minuten erneut',
  'Too many new CVs in a short time. Try again later':
    'Zu viele neue Lebensläufe in kurzer Zeit. Versuche es später erneut',
  'Without an account there can be at most # CVs, those in the trash included. Register to make more':
    'Ohne Konto sind höchstens # Lebensläufe möglich, die im Papierkorb mitgezählt. Registriere dich, um weitere anzulegen',
  'Two of your downloads are running already. Try again when one has finished':
    'Zwei deiner Downloads laufen bereits. Versuche es erneut, wenn einer fertig ist',
  'The date must be in # or later': 'Das Datum darf nicht vor # liegen',
  'The template has no such version': 'Die Vorlage hat diese Version nicht',
  'A CV can have at most # characters': 'Ein Lebenslauf darf höchstens # Zeichen haben',
  'A CV can have at most # pages': 'Ein Lebenslauf darf höchstens # Seiten haben',
  'page #: it takes too long to draw': 'Seite #: Das Zeichnen dauert zu lange',
  'page #: checksum does not match': 'Seite #: Die Prüfsumme stimmt nicht überein',
  'The pages are too large': 'Die Seiten sind zu groß',
  'CV does not exist': 'Diesen Lebenslauf gibt es nicht',
  'You must be logged in': 'Du musst angemeldet sein',
  'No permissions': 'Keine Berechtigung',
  'The name can have at most # characters': 'Der Name darf höchstens # Zeichen haben',
  'The text can have at most # characters': 'Der Text darf höchstens # Zeichen haben',
  'The text contains characters that cannot be printed': 'Der Text enthält Zeichen, die sich nicht drucken lassen',
  'The payment was successful. You will soon be redirected to download your CV':
    'Die Zahlung war erfolgreich. Du wirst gleich zum Download deines Lebenslaufs weitergeleitet',
  'Too many attempts. Try again in a moment': 'Zu viele Versuche. Versuche es gleich noch einmal',
  'The payment provider is not responding. Try again in a few minutes':
    'Der Zahlungsanbieter antwortet nicht. Versuche es in einigen Minuten erneut',
  'The service is temporarily unavailable. Try again':
    'Der Dienst ist vorübergehend nicht erreichbar. Versuche es erneut',
  'The request is too large': 'Die Anfrage ist zu groß',
  'This kind of content is not supported': 'Diese Art von Inhalt wird nicht unterstützt',
  'This password is easy to guess. Choose another': 'Dieses Passwort ist leicht zu erraten. Wählen Sie ein anderes',
  'The password is not right': 'Das Passwort ist nicht richtig',
  'Log in again to confirm that it is you': 'Melden Sie sich erneut an, um zu bestätigen, dass Sie es sind',
  'The link has expired or is invalid': 'Der Link ist abgelaufen oder ungültig',
  'If the email address was correct, a password reset link was sent to the provided email address':
    'Wenn die E-Mail-Adresse korrekt war, wurde ein Link zum Zurücksetzen des Passworts dorthin gesendet',
  'The password has been changed': 'Das Passwort wurde geändert',
  'The field is required': 'Dieses Feld ist erforderlich',
  'The tax number (NIP) is not right': 'Die Steuernummer (NIP) ist nicht richtig',
  'The 14 days for withdrawing from the contract are over': 'Die 14-tägige Widerrufsfrist ist abgelaufen',
  'Voucher activation failed': 'Der Rabattcode konnte nicht eingelöst werden',
  'You already have a subscription. Manage it on the Payments page':
    'Du hast bereits ein Abo. Du verwaltest es auf der Seite Zahlungen',
  'You have used your trial already. Choose another package':
    'Du hast die Probezeit schon genutzt. Wähle ein anderes Paket',
  'The payment is being processed. Try again in a moment':
    'Die Zahlung wird gerade verarbeitet. Versuche es gleich noch einmal',
  'Another payment of yours is being opened. Try again in a moment':
    'Eine andere Zahlung von Ihnen wird gerade geöffnet. Versuchen Sie es gleich noch einmal',
  'Your order has just changed. Try again in a moment':
    'Ihre Bestellung hat sich gerade geändert. Versuchen Sie es gleich noch einmal',
  'Too many payments were opened. Try again in a few minutes':
    'Es wurden zu viele Zahlungen geöffnet. Versuchen Sie es in ein paar Minuten erneut',
  'The link was sent several times today. Look among spam, too, or try again tomorrow':
    'Der Link wurde heute mehrmals gesendet. Prüfen Sie auch den Spam-Ordner oder versuchen Sie es morgen erneut',
  'There is no running subscription': 'Du hast kein laufendes Abo',
  'There is nothing to pay': 'Es ist nichts zu bezahlen',
  'This way of paying is not available': 'Diese Zahlungsart ist nicht verfügbar',
  'Cannot cancel subscription': 'Das Abo kann nicht gekündigt werden',
  'The refund is larger than what is left': 'Die Erstattung ist höher als der Betrag, der noch übrig ist',
  'Not found': 'Nicht gefunden',
};
