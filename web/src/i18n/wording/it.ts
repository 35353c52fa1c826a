import type { Wording } from './pl.ts';

export const it: Wording = {
  'Selecting a value is required': 'Devi scegliere un valore',
  'Phone required': 'Il telefono è obbligatorio',
  'The phone must have at least # characters': 'Il telefono deve avere almeno # caratteri',
  'Date selection required': 'Devi scegliere una data',
  'The end date is earlier than the start date': 'La data di fine è precedente alla data di inizio',
  'You must enter your email': 'Inserisci il tuo indirizzo email',
  'Email is invalid': 'L’indirizzo email non è valido',
  'Password is required': 'La password è obbligatoria',
  'Password is too short': 'La password è troppo corta',
  'Password is too long': 'La password è troppo lunga',
  'Passwords are not the same': 'Le password non coincidono',
  'You must enter a name': 'Inserisci nome e cognome',
  'Fix errors': 'Correggi gli errori',
  'Fix form': 'Correggi il modulo',
  'Image cannot be larger than #mb': 'L’immagine non può superare # MB',
  'The picture has too many pixels. Make it smaller or save it as a JPEG':
    'L’immagine ha troppi pixel. Riducila o salvala come JPEG',
  'Many photos are arriving right now. Try again in a moment':
    'In questo momento stanno arrivando molte foto. Riprova tra poco',
  'Too many photos. Try again in a few minutes': 'Troppe foto. Riprova tra qualche minuto',
  'Too many photos without an account. Log in or try again in an hour':
    'Troppe foto senza account. Accedi o riprova tra un’ora',
  'The file can have at most # keys and list entries': 'Il file può avere al massimo # chiavi ed elementi di elenco',
  'The file can have at most # lines of text': 'Il file può avere al massimo # righe di testo',
  'The file can be nested at most # levels deep': 'Il file può avere al massimo # livelli di annidamento',
  'Failed to log in. Check your login and/or password': 'Accesso non riuscito. Controlla nome utente e/o password',
  'A user with this login already exists in the system': 'Nel sistema esiste già un account con questo nome utente',
  'An error occurred. Try again': 'Si è verificato un errore. Riprova',
  Code: 'Codice',
  'We need to verify your card': 'Dobbiamo verificare la tua carta',
  'Active payment not found. Check if you have funds in your account and try again':
    'Nessun pagamento attivo trovato. Controlla di avere fondi sul conto e riprova',
  'Package selection is required. In a moment you will be transferred to the price list':
    'Devi scegliere un pacchetto. Tra poco passerai ai prezzi',
  'You do not have permission to download your CV': 'Non hai il permesso di scaricare il tuo CV',
  'Your CV is still empty. Fill it in before downloading it': 'Il tuo CV è ancora vuoto. Compilalo prima di scaricarlo',
  'Too many downloads. Try again in a few minutes': 'Troppi download. Riprova tra qualche minuto',
  'Too many new CVs in a short time. Try again later': 'Troppi CV nuovi in poco tempo. Riprova più tardi',
  'Without an account there can be at most # CVs, those in the trash included. Register to make more':
    'Senza un account puoi avere al massimo # CV, compresi quelli nel cestino. Registrati per crearne altri',
  'Two of your downloads are running already. Try again when one has finished':
    'Hai già due download in corso. Riprova quando uno sarà terminato',
  'The date must be in # or later': 'La data deve essere nel # o successiva',
  'The template has no such version': 'Il modello non ha questa versione',
  'A CV can have at most # characters': 'Un CV può avere al massimo # caratteri',
  'A CV can have at most # pages': 'Un CV può avere al massimo # pagine',
  'page #: it takes too long to draw': 'pagina #: il disegno richiede troppo tempo',
  'page #: checksum does not match': 'pagina #: il checksum non corrisponde',
  'The pages are too large': 'Le pagine sono troppo grandi',
  'CV does not exist': 'Il CV non esiste',
  'You must be logged in': 'Devi effettuare l’accesso',
  'No permissions': 'Non hai i permessi',
  'The name can have at most # characters': 'Il nome può avere al massimo # caratteri',
  'The text can have at most # characters': 'Il testo può avere al massimo # caratteri',
  'The text contains characters that cannot be printed': 'Il testo contiene caratteri che non si possono stampare',
  'The payment was successful. You will soon be redirected to download your CV':
    'Il pagamento è riuscito. Tra poco passerai al download del CV',
  'Too many attempts. Try again in a moment': 'Troppi tentativi. Riprova tra un momento',
  'The payment provider is not responding. Try again in a few minutes':
    'Il fornitore dei pagamenti non risponde. Riprova tra qualche minuto',
  'The service is temporarily unavailable. Try again': 'Il servizio è temporaneamente non disponibile. Riprova',
  'The request is too large': 'La richiesta è troppo grande',
  'This kind of content is not supported': 'Questo tipo di contenuto non è supportato',
  'This password is easy to guess. Choose another': 'Questa password è facile da indovinare. Ne scelga un’altra',
  'The password is not right': 'La password non è corretta',
  'Log in again to confirm that it is you': 'Acceda di nuovo per confermare che è lei',
  'The link has expired or is invalid': 'Il link è scaduto o non è valido',
  'If the email address was correct, a password reset link was sent to the provided email address':
    'Se l’indirizzo e-mail era corretto, vi è stato inviato un link per reimpostare la password',
  'The password has been changed': 'La password è stata modificata',
  'The field is required': 'Il campo è obbligatorio',
  'The tax number (NIP) is not right': 'Il codice fiscale (NIP) non è corretto',
  'The 14 days for withdrawing from the contract are over': 'I 14 giorni per recedere dal contratto sono trascorsi',
  'Voucher activation failed': 'Non è stato possibile attivare il codice sconto',
  'You already have a subscription. Manage it on the Payments page':
    'Hai già un abbonamento. Lo gestisci nella pagina Pagamenti',
  'You have used your trial already. Choose another package':
    'Hai già usato il periodo di prova. Scegli un altro pacchetto',
  'The payment is being processed. Try again in a moment': 'Il pagamento è in elaborazione. Riprova tra un attimo',
  'Another payment of yours is being opened. Try again in a moment':
    'È in apertura un altro suo pagamento. Riprova tra un attimo',
  'Your order has just changed. Try again in a moment': 'Il suo ordine è appena cambiato. Riprova tra un attimo',
  'Too many payments were opened. Try again in a few minutes':
    'Sono stati aperti troppi pagamenti. Riprova tra qualche minuto',
  'The link was sent several times today. Look among spam, too, or try again tomorrow':
    'Il link è già stato inviato più volte oggi. Controlli anche lo spam o riprovi domani',
  'There is no running subscription': 'Non hai un abbonamento attivo',
  'There is nothing to pay': 'Non c’è nulla da pagare',
  'This way of paying is not available': 'Questo modo di pagare non è disponibile',
  'Cannot cancel subscription': 'Non è possibile disdire l’abbonamento',
  'The refund is larger than what is left': 'Il rimborso supera la somma rimasta',
  'Not found': 'Non trovato',
};
