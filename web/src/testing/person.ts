import { LANGUAGES } from '@kreda/document/engine/text/languages';
import { compareFound } from '@kreda/document/kinds/resume/checks/compare-found';
import type { Comparison } from '@kreda/document/kinds/resume/checks/comparison';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { applyOperation, operationSchema } from '@kreda/document/kinds/resume/operations/operation';
import { readAsWritten } from '@kreda/document/testing/read-as-written';
import type { Outputs, SiteConfig, User } from '../lib/trpc.ts';
import { DEFAULT_COLORS } from '../ui/theme/theme.ts';
import { type Answers, Refusal } from './stub-api.ts';

const SITE: SiteConfig = {
  name: 'Kreda',
  language: 'pl',
  logo: 'kreda',
  languages: [...LANGUAGES],
  languageSites: {},
  colors: DEFAULT_COLORS,
  contactMail: 'kontakt@example.com',
  year: 2026,
  websiteBase: 'https://kreda.example',
  seller: { name: 'Kreda sp. z o.o.', address: ['ul. Przykładowa 1', '00-001 Warszawa'], taxId: '5250001003' },
  tagManagerId: null,
  stripe: { mode: 'sandbox', confirmUrl: '/sandbox/stripe' },
  paypal: 'sandbox',
  hasGoogle: true,
  passwordMinLength: 8,
};

const VISITOR: User = {
  id: null,
  isLoggedIn: false,
  unknown: true,
  isPaid: false,
  email: null,
  firstName: null,
  lastName: null,
};

/** Somebody with an account and without a package. */
export const USER: User = {
  id: 'user-1',
  isLoggedIn: true,
  unknown: false,
  isPaid: false,
  email: 'lucja@example.pl',
  firstName: 'Łucja',
  lastName: 'Żak',
};

type TaxQuote = Outputs['billing']['quote'];

/** A price list of one package that is paid once, and one that renews. */
const OFFERS: Outputs['billing']['priceList']['offers'] = [
  {
    slug: 'access-14-days',
    name: 'Dostęp na 14 dni',
    description: 'Płacisz raz. Dostęp kończy się sam po 14 dniach i nic się nie odnawia.',
    features: ['Wszystkie szablony, czcionki i kolory'],
    kind: 'one-off',
    days: 14,
    months: null,
    trialDays: null,
    grossAmount: 2_900,
    currency: 'PLN',
    savingsPercent: null,
    reduction: null,
    methods: ['card', 'blik', 'p24', 'paypal'],
    recommended: true,
  },
  {
    slug: 'monthly',
    name: 'Miesięczny',
    description: 'Odnawia się co miesiąc, dopóki nie zrezygnujesz.',
    features: ['Wszystkie szablony, czcionki i kolory'],
    kind: 'recurring',
    days: 30,
    months: 1,
    trialDays: null,
    grossAmount: 3_900,
    currency: 'PLN',
    savingsPercent: null,
    reduction: null,
    methods: ['card', 'blik', 'paypal'],
    recommended: false,
  },
];

const PRICE_LIST: Outputs['billing']['priceList'] = { currency: 'PLN', currencies: ['PLN'], offers: OFFERS };

/** Somebody with CVs, kept in the page's memory and changed by the operations that the API applies. */
export interface Person {
  /** What the API answers to them. */
  answers: Answers;
  /** A CV as it is stored now. */
  stored(uuid: string): Resume;
}

/** The tax of a buyer, with a register of VAT numbers that knows every number but DE999999999. */
function quoteOf({ country, vatNumber }: { country: string | null; vatNumber: string | null }): TaxQuote {
  const quote = { country: country ?? 'PL', listedRatePercent: 23, isServed: true };
  if (vatNumber === 'DE999999999') return { ...quote, rule: 'domestic', ratePercent: 23, vatNumber: 'unknown' };
  return vatNumber === null
    ? { ...quote, rule: 'domestic', ratePercent: 23, vatNumber: null }
    : { ...quote, rule: 'reverse-charge', ratePercent: 0, vatNumber: 'valid' };
}

/** An ordinary CV at a revision. */
function storedAt(resume: Resume, revision: number) {
  return { resume, revision, updatedAt: now(), baseUuid: null, viewKind: null };
}

/** A person with some CVs; a visitor, where no user is named. */
export function startPerson(resumes: readonly Resume[] = [], user: User = VISITOR): Person {
  const stored = new Map(resumes.map((resume) => [resume.uuid, storedAt(resume, 1)]));
  const find = (uuid: string) => {
    const found = stored.get(uuid);
    if (!found) throw new Refusal({ code: 'not-found', message: 'CV does not exist' });
    return found;
  };
  return {
    stored: (uuid) => find(uuid).resume,
    answers: {
      site: { config: () => SITE },
      account: { me: () => user },
      billing: {
        priceList: () => PRICE_LIST,
        methods: () => ['card', 'blik', 'p24', 'paypal'],
        quote: quoteOf,
      },
      download: { readBack: ({ uuid }) => readWithoutFault(find(uuid).resume) },
      // My documents asks for letters, too.
      letter: { list: () => [], trash: () => [] },
      // Most sections ask for them with the form, and most tests are about something else.
      suggestions: { find: () => ({ data: { title: '', items: [] }, default: { title: '', items: [] } }) },
      resume: {
        list: () =>
          Array.from(stored.values(), ({ resume: { uuid, name, isDone, language, pattern }, updatedAt }) => ({
            uuid,
            name,
            isDone,
            language,
            pattern,
            baseUuid: null,
            viewKind: null,
            updatedAt,
          })),
        get: ({ uuid }) => find(uuid),
        save: ({ uuid, operation, baseRevision }) => {
          const before = find(uuid);
          if (baseRevision !== undefined && baseRevision !== before.revision)
            throw new Refusal({ code: 'conflict', message: 'The CV was changed somewhere else' });
          const parsed = operationSchema.safeParse(operation);
          if (!parsed.success) throw new Refusal({ code: 'invalid', message: parsed.error.message });
          const resume = applyOperation(before.resume, parsed.data);
          const after = storedAt(resume, before.revision + 1);
          stored.set(uuid, after);
          return { revision: after.revision, updatedAt: after.updatedAt, sectionsOrder: resume.sectionsOrder };
        },
      },
    },
  };
}

/** What a program without a fault reads in the CV's PDF, with what a test makes of it. */
export function readWithoutFault(resume: Resume, change: (comparison: Comparison) => void = () => {}) {
  const comparison = compareFound(resume, readAsWritten({ ...resume, isDone: true }));
  const pages = [comparison.rows.flatMap(({ own }) => own.split('\n'))];
  change(comparison);
  return { revision: 1, comparison, pages };
}

function now(): string {
  return new Date().toISOString();
}
