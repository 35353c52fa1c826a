import type { Wording } from './pl.ts';

export const se: Wording = {
  'Selecting a value is required': 'Du måste välja ett värde',
  'Phone required': 'Telefonnummer krävs',
  'The phone must have at least # characters': 'Telefonnumret måste ha minst # tecken',
  'Date selection required': 'Du måste välja ett datum',
  'The end date is earlier than the start date': 'Slutdatumet ligger före startdatumet',
  'You must enter your email': 'Du måste ange din e-post',
  'Email is invalid': 'E-postadressen är inte giltig',
  'Password is required': 'Lösenord krävs',
  'Password is too short': 'Lösenordet är för kort',
  'Password is too long': 'Lösenordet är för långt',
  'Passwords are not the same': 'Lösenorden är inte lika',
  'You must enter a name': 'Du måste ange ett namn',
  'Fix errors': 'Rätta felen',
  'Fix form': 'Rätta formuläret',
  'Image cannot be larger than #mb': 'Bilden får vara högst # MB',
  'The picture has too many pixels. Make it smaller or save it as a JPEG':
    'Bilden har för många pixlar. Gör den mindre eller spara den som JPEG',
  'Many photos are arriving right now. Try again in a moment':
    'Det kommer in många foton just nu. Försök igen om en stund',
  'Too many photos. Try again in a few minutes': 'För många foton. Försök igen om några minuter',
  'Too many photos without an account. Log in or try again in an hour':
    'För många foton utan konto. Logga in eller försök igen om en timme',
  'The file can have at most # keys and list entries': 'Filen får ha högst # nycklar och listposter',
  'The file can have at most # lines of text': 'Filen får ha högst # rader text',
  'The file can be nested at most # levels deep': 'Filen får ha högst # nivåer i varandra',
  'Failed to log in. Check your login and/or password':
    'Inloggningen misslyckades. Kontrollera användarnamn och/eller lösenord',
  'A user with this login already exists in the system':
    'En användare med det här användarnamnet finns redan i systemet',
  'An error occurred. Try again': 'Ett fel uppstod. Försök igen',
  Code: 'Kod',
  'We need to verify your card': 'Vi behöver verifiera ditt kort',
  'Active payment not found. Check if you have funds in your account and try again':
    'Ingen aktiv betalning hittades. Kontrollera att det finns täckning på kontot och försök igen',
  'Package selection is required. In a moment you will be transferred to the price list':
    'Du måste välja ett paket. Strax skickas du till prislistan',
  'You do not have permission to download your CV': 'Du har inte behörighet att ladda ner ditt CV',
  'Your CV is still empty. Fill it in before downloading it':
    'Ditt CV är fortfarande tomt. Fyll i det innan du laddar ner det',
  'Too many downloads. Try again in a few minutes': 'För många nedladdningar. Försök igen om några minuter',
  'Too many new CVs in a short time. Try again later': 'För många nya CV:n på kort tid. Försök igen senare',
  'Without an account there can be at most # CVs, those in the trash included. Register to make more':
    'Utan konto kan du ha högst # CV:n, inklusive dem i papperskorgen. Registrera dig för att skapa fler',
  'Two of your downloads are running already. Try again when one has finished':
    'Två av dina nedladdningar pågår redan. Försök igen när en är klar',
  'The date must be in # or later': 'Datumet måste vara # eller senare',
  'The template has no such version': 'Mallen har ingen sådan version',
  'A CV can have at most # characters': 'Ett CV får ha högst # tecken',
  'A CV can have at most # pages': 'Ett CV får ha högst # sidor',
  'page #: it takes too long to draw': 'sida #: Den tar för lång tid att rita',
  'page #: checksum does not match': 'sida #: Kontrollsumman stämmer inte',
  'The pages are too large': 'Sidorna är för stora',
  'CV does not exist': 'CV:t finns inte',
  'You must be logged in': 'Du måste vara inloggad',
  'No permissions': 'Ingen behörighet',
  'The name can have at most # characters': 'Namnet får ha högst # tecken',
  'The text can have at most # characters': 'Texten får ha högst # tecken',
  'The text contains characters that cannot be printed': 'Texten innehåller tecken som inte kan skrivas ut',
  'The payment was successful. You will soon be redirected to download your CV':
    'Betalningen gick igenom. Du skickas strax vidare för att ladda ner ditt CV',
  'Too many attempts. Try again in a moment': 'För många försök. Försök igen om en stund',
  'The payment provider is not responding. Try again in a few minutes':
    'Betaltjänstleverantören svarar inte. Försök igen om några minuter',
  'The service is temporarily unavailable. Try again': 'Tjänsten är tillfälligt otillgänglig. Försök igen',
  'The request is too large': 'Begäran är för stor',
  'This kind of content is not supported': 'Den här typen av innehåll stöds inte',
  'This password is easy to guess. Choose another': 'Det här lösenordet är lätt att gissa. Välj ett annat',
  'The password is not right': 'Lösenordet är inte rätt',
  'Log in again to confirm that it is you': 'Logga in igen för att bekräfta att det är du',
  'The link has expired or is invalid': 'Länken har gått ut eller är ogiltig',
  'If the email address was correct, a password reset link was sent to the provided email address':
    'Om e-postadressen var rätt har en länk för att återställa lösenordet skickats dit',
  'The password has been changed': 'Lösenordet har ändrats',
  'The field is required': 'Fältet måste fyllas i',
  'The tax number (NIP) is not right': 'Skattenumret (NIP) är inte rätt',
  'The 14 days for withdrawing from the contract are over': 'De 14 dagarnas ångerrätt har gått ut',
  'Voucher activation failed': 'Rabattkoden kunde inte aktiveras',
  'You already have a subscription. Manage it on the Payments page':
    'Du har redan en prenumeration. Du hanterar den på sidan Betalningar',
  'You have used your trial already. Choose another package':
    'Du har redan använt din provperiod. Välj ett annat paket',
  'The payment is being processed. Try again in a moment': 'Betalningen behandlas just nu. Försök igen om en stund',
  'Another payment of yours is being opened. Try again in a moment':
    'En annan betalning håller på att öppnas. Försök igen om en stund',
  'Your order has just changed. Try again in a moment': 'Din beställning har just ändrats. Försök igen om en stund',
  'Too many payments were opened. Try again in a few minutes':
    'För många betalningar har öppnats. Försök igen om några minuter',
  'The link was sent several times today. Look among spam, too, or try again tomorrow':
    'Länken har skickats flera gånger i dag. Titta även i skräpposten eller försök igen i morgon',
  'There is no running subscription': 'Du har ingen aktiv prenumeration',
  'There is nothing to pay': 'Det finns inget att betala',
  'This way of paying is not available': 'Det här betalsättet är inte tillgängligt',
  'Cannot cancel subscription': 'Prenumerationen kan inte sägas upp',
  'The refund is larger than what is left': 'Återbetalningen är större än det som återstår',
  'Not found': 'Hittades inte',
};
