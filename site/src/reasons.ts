import type { ErrorCode } from './errors.ts';
import type { FileReasons } from './file-reasons.ts';
import type { LetterReasons } from './letter-reasons.ts';
import type { SentReasons } from './sent-reasons.ts';
import type { ViewReasons } from './view-reasons.ts';

export interface ReasonEntry {
  /** The kind of error of an answer with this reason. */
  error: ErrorCode;
  /** The sentence in English, for REST clients and logs. `{{max}}` is a parameter of that name, typed in `ParameterTypes`. */
  text: string;
}

/**
 * The reasons for which the API refuses a request or a schema refuses a field, without those that only some screens show:
 * every page of the client loads these. `all-reasons.ts` has all of them. Client and server share the codes.
 */
export const REASONS = {
  // General reasons, for cases without a more exact one.
  invalid: { error: 'invalid', text: 'Fix errors' },
  unauthenticated: { error: 'unauthenticated', text: 'You must be logged in' },
  'payment-declined': { error: 'payment-declined', text: 'An error occurred. Try again' },
  forbidden: { error: 'forbidden', text: 'No permissions' },
  'not-found': { error: 'not-found', text: 'Not found' },
  conflict: { error: 'conflict', text: 'An error occurred. Try again' },
  'too-large': { error: 'too-large', text: 'The request is too large' },
  'unsupported-media': { error: 'unsupported-media', text: 'This kind of content is not supported' },
  'rate-limited': { error: 'rate-limited', text: 'Too many attempts. Try again in a moment' },
  unavailable: { error: 'unavailable', text: 'The service is temporarily unavailable. Try again' },
  internal: { error: 'internal', text: 'An error occurred. Try again' },

  // Only wrong programs send such requests, so the problem is described in English.
  'request-malformed': { error: 'invalid', text: '{{problem}}' },
  'request-media-refused': { error: 'unsupported-media', text: '{{problem}}' },
  'request-has-too-many-values': { error: 'invalid', text: 'A request can save at most {{max}} values' },
  'form-field-too-large': { error: 'too-large', text: 'A field of the form is too large' },
  'webhook-refused': { error: 'invalid', text: '{{problem}}' },

  // Fields.
  'field-required': { error: 'invalid', text: 'The field is required' },
  'choice-required': { error: 'invalid', text: 'Selecting a value is required' },
  'email-required': { error: 'invalid', text: 'You must enter your email' },
  'email-invalid': { error: 'invalid', text: 'Email is invalid' },
  'name-required': { error: 'invalid', text: 'You must enter a name' },
  'name-has-address': {
    error: 'invalid',
    text: 'Enter a name without web addresses, e-mail addresses and slashes. Put a space after each dot',
  },
  'phone-too-short': { error: 'invalid', text: 'The phone must have at least {{min}} characters' },
  'date-required': { error: 'invalid', text: 'Date selection required' },
  'date-too-early': { error: 'invalid', text: 'The date must be in {{year}} or later' },
  'dates-reversed': { error: 'invalid', text: 'The end date is earlier than the start date' },
  'text-too-long': { error: 'invalid', text: 'The text can have at most {{max}} characters' },
  'text-unprintable': { error: 'invalid', text: 'The text contains characters that cannot be printed' },
  'name-too-long': { error: 'invalid', text: 'The name can have at most {{max}} characters' },
  'title-too-long': { error: 'invalid', text: 'The title can have at most {{max}} characters' },
  'too-many-entries': { error: 'invalid', text: 'A section can have at most {{max}} entries' },
  'template-version-unknown': { error: 'invalid', text: 'The template has no such version' },
  'nip-invalid': { error: 'invalid', text: 'The tax number (NIP) is not right' },
  'country-unknown': { error: 'invalid', text: 'Choose a country from the list' },
  'country-not-served': { error: 'invalid', text: 'We do not sell to this country' },
  'vat-number-malformed': { error: 'invalid', text: 'This is not how VAT numbers of this country look' },
  'vat-number-unknown': {
    error: 'invalid',
    text: 'The EU register (VIES) does not know this VAT number. Correct it, or buy with VAT',
  },
  'vat-check-unavailable': {
    error: 'unavailable',
    text: 'The EU register of VAT numbers (VIES) is not answering. Try again, or buy with VAT',
  },

  // Accounts.
  'login-failed': { error: 'unauthenticated', text: 'Failed to log in. Check your login and/or password' },
  'account-blocked': { error: 'forbidden', text: 'This account is blocked. Write to us' },
  'login-taken': { error: 'conflict', text: 'A user with this login already exists in the system' },
  'login-again': { error: 'invalid', text: 'Log in again to confirm that it is you' },
  'link-expired': { error: 'invalid', text: 'The link has expired or is invalid' },
  'password-required': { error: 'invalid', text: 'Password is required' },
  'password-wrong': { error: 'invalid', text: 'The password is not right' },
  'password-too-short': { error: 'invalid', text: 'Password is too short' },
  'password-easy-to-guess': { error: 'invalid', text: 'This password is easy to guess. Choose another' },
  'passwords-differ': { error: 'invalid', text: 'Passwords are not the same' },
  'too-many-accounts': { error: 'rate-limited', text: 'Too many new accounts in a short time. Try again later' },
  'too-many-verification-links': {
    error: 'rate-limited',
    text: 'The link was sent several times today. Look among spam, too, or try again tomorrow',
  },

  // CVs.
  'resume-not-found': { error: 'not-found', text: 'CV does not exist' },
  'resume-changed-elsewhere': { error: 'conflict', text: 'The CV was changed somewhere else' },
  'resume-too-long': { error: 'invalid', text: 'A CV can have at most {{max}} characters' },
  'resume-formatting-too-long': {
    error: 'invalid',
    text: 'A CV can have at most {{max}} characters together with its formatting',
  },
  'resume-empty': { error: 'invalid', text: 'Your CV is still empty. Fill it in before downloading it' },
  'too-many-resumes': { error: 'conflict', text: 'There can be at most {{max}} CVs' },
  'too-many-resumes-without-account': {
    error: 'conflict',
    text: 'Without an account there can be at most {{max}} CVs, those in the trash included. Register to make more',
  },
  'too-many-new-resumes': { error: 'rate-limited', text: 'Too many new CVs in a short time. Try again later' },

  // Photos.
  'photo-too-large': { error: 'too-large', text: 'Image cannot be larger than {{max}}mb' },
  'photo-has-too-many-pixels': {
    error: 'too-large',
    text: 'The picture has too many pixels. Make it smaller or save it as a JPEG',
  },
  'photo-type-refused': { error: 'unsupported-media', text: 'The image must be a JPEG, PNG or WebP file' },
  'photos-busy': { error: 'unavailable', text: 'Many photos are arriving right now. Try again in a moment' },
  'too-many-photos': { error: 'rate-limited', text: 'Too many photos. Try again in a few minutes' },
  'too-many-photos-without-account': {
    error: 'rate-limited',
    text: 'Too many photos without an account. Log in or try again in an hour',
  },

  // Downloads.
  'download-needs-package': { error: 'forbidden', text: 'You do not have permission to download your CV' },
  'downloads-running': {
    error: 'rate-limited',
    text: 'Two of your downloads are running already. Try again when one has finished',
  },
  'too-many-downloads': { error: 'rate-limited', text: 'Too many downloads. Try again in a few minutes' },
  'too-many-pages': { error: 'too-large', text: 'A CV can have at most {{max}} pages' },
  'pages-too-large': { error: 'too-large', text: 'The pages are too large' },
  'page-too-slow': { error: 'invalid', text: 'Page {{page}}: it takes too long to draw' },
  'page-checksum-differs': { error: 'conflict', text: 'Page {{page}}: checksum does not match' },
  'page-refused': { error: 'invalid', text: '{{problem}}' },

  // Payments.
  'already-paid': {
    error: 'already-paid',
    text: 'The payment was successful. You will soon be redirected to download your CV',
  },
  'payment-not-confirmed': {
    error: 'conflict',
    text: 'The bank did not confirm the payment. Try again or use another card',
  },
  'payment-not-completed': {
    error: 'conflict',
    text: 'The payment was not completed at the bank, and nothing was charged. Try again or choose another way of paying',
  },
  'payment-not-found': {
    error: 'not-found',
    text: 'Active payment not found. Check if you have funds in your account and try again',
  },
  'payment-processing': { error: 'conflict', text: 'The payment is being processed. Try again in a moment' },
  'payment-being-opened': {
    error: 'conflict',
    text: 'Another payment of yours is being opened. Try again in a moment',
  },
  'too-many-payments': { error: 'rate-limited', text: 'Too many payments were opened. Try again in a few minutes' },
  'order-changed': { error: 'conflict', text: 'Your order has just changed. Try again in a moment' },
  'package-required': {
    error: 'not-found',
    text: 'Package selection is required. In a moment you will be transferred to the price list',
  },
  'price-changed': {
    error: 'conflict',
    text: 'The amount to pay has just changed. Check it and pay again',
  },
  'voucher-refused': { error: 'not-found', text: 'Voucher activation failed' },
  'voucher-other-currency': { error: 'invalid', text: 'This discount code applies to prices in {{currency}}' },
  'voucher-below-minimum': {
    error: 'invalid',
    text: 'Without VAT, too little would be left to pay with this discount code. Buy without the code',
  },
  'currency-not-offered': { error: 'invalid', text: 'This package has no price in {{currency}}' },
  'provider-unavailable': {
    error: 'unavailable',
    text: 'The payment provider is not responding. Try again in a few minutes',
  },
  'provider-not-offered': { error: 'invalid', text: 'This way of paying is not available' },
  'payment-disputed': {
    error: 'conflict',
    text: 'Your bank or PayPal is examining your complaint about this payment. Wait for its decision',
  },
  'refund-too-large': { error: 'conflict', text: 'The refund is larger than what is left' },
  'withdrawal-too-late': {
    error: 'conflict',
    text: 'The 14 days for withdrawing from this contract ended on {{day}}',
  },
  'contract-not-found': {
    error: 'not-found',
    text: 'We found no contract with this order number and this e-mail address. Check both',
  },
  'contract-refunded': { error: 'conflict', text: 'This payment has been refunded in full already' },
  'consent-outdated': {
    error: 'conflict',
    text: 'The text of the consent has changed. Read it again and tick the box',
  },
  'subscription-exists': {
    error: 'conflict',
    text: 'You already have a subscription. Manage it on the Payments page',
  },
  'subscription-not-found': { error: 'not-found', text: 'There is no running subscription' },
  'subscription-not-cancellable': { error: 'conflict', text: 'Cannot cancel subscription' },
  'trial-used': { error: 'conflict', text: 'You have used your trial already. Choose another package' },
  'trial-needs-verified-address': {
    error: 'forbidden',
    text: 'To start the trial with BLIK, confirm your e-mail address first: the link is in our welcome e-mail. Or choose another way to pay',
  },
  'trial-method-used': {
    error: 'conflict',
    text: 'This card or PayPal account has already been used for a trial. Nothing was charged. Choose another package',
  },
  'nothing-to-pay': { error: 'not-found', text: 'There is nothing to pay' },
} as const satisfies Record<string, ReasonEntry>;

/** The types of reasons' parameters, by name. */
interface ParameterTypes {
  /** The largest allowed value. */
  max: number;
  /** The smallest allowed value. */
  min: number;
  /** A page of a CV, from 1. */
  page: number;
  year: number;
  /** A day as it is printed: 20.11.2026. */
  day: string;
  /** ISO 4217. */
  currency: string;
  /** What is wrong, in English: a user of the interface cannot correct it. */
  problem: string;
}

type Reasons = typeof REASONS & FileReasons & LetterReasons & SentReasons & ViewReasons;
export type ReasonCode = keyof Reasons;

/** The reasons that are loaded, by code. */
const loaded = new Map<string, ReasonEntry>(Object.entries(REASONS));

/** Makes the reasons of some screens known. Their module calls it, so a screen that shows them imports that module. */
export function addReasons(reasons: Readonly<Record<string, ReasonEntry>>): void {
  for (const [code, entry] of Object.entries(reasons)) loaded.set(code, entry);
}

type ParameterNames<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

type ParametersOf<Code extends ReasonCode> = {
  readonly [Name in ParameterNames<Reasons[Code]['text']>]: Name extends keyof ParameterTypes
    ? ParameterTypes[Name]
    : never;
};

/** The reasons without parameters. */
export type PlainReasonCode = {
  [Code in ReasonCode]: [ParameterNames<Reasons[Code]['text']>] extends [never] ? Code : never;
}[ReasonCode];

type ParametrisedCode = Exclude<ReasonCode, PlainReasonCode>;

/** A reason with its parameters: `{ code: 'too-many-pages', max: 30 }`. */
export type Reason =
  | { readonly code: PlainReasonCode }
  | { [Code in ParametrisedCode]: { readonly code: Code } & ParametersOf<Code> }[ParametrisedCode];

/** Whether a reason is loaded. One from another release may not exist here. */
export function isReason(reason: { readonly code: string } | undefined): reason is Reason {
  return reason !== undefined && loaded.has(reason.code);
}

export function reasonOf(reason: Reason | PlainReasonCode): Reason {
  return typeof reason === 'string' ? { code: reason } : reason;
}

/** Replaces the placeholders in a text by the reason's parameters. */
export function fillIn(text: string, reason: Reason): string {
  const parameters: Readonly<Record<string, string | number>> = reason;
  return text.replace(PARAMETER, (_, name: string) => String(parameters[name]));
}

const PARAMETER = /\{\{(\w+)\}\}/g;

/** The English sentence of a loaded reason. */
export function sentenceOf(reason: Reason | PlainReasonCode): string {
  const whole = reasonOf(reason);
  return fillIn(entryOf(whole.code).text, whole);
}

/** The kind of error of an answer with a loaded reason. */
export function errorOf(code: ReasonCode): ErrorCode {
  return entryOf(code).error;
}

function entryOf(code: ReasonCode): ReasonEntry {
  const entry = loaded.get(code);
  if (!entry) throw new Error(`The reason ${code} is not loaded: import its module`);
  return entry;
}
