import type { Outputs } from '../../lib/trpc.ts';
import { StructuredData } from '../../ui/structured-data.tsx';
import { minorUnitsOf } from './format-salary.ts';
import { paragraphsOf } from './paragraphs.ts';

type OpenOffer = Extract<Outputs['jobs']['offer'], { isOpen: true }>;
type Contract = NonNullable<OpenOffer['contract']>;

/** The kinds of contract in schema.org's vocabulary. */
const EMPLOYMENT_TYPES: Readonly<Record<Contract, string>> = {
  employment: 'FULL_TIME',
  mandate: 'CONTRACTOR',
  b2b: 'CONTRACTOR',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
};

/** The country of all offers (docs/job-feed.md). */
const COUNTRY = 'PL';

/** The offer for search engines (schema.org/JobPosting). */
export function JobPosting({ offer }: { offer: OpenOffer }) {
  const { title, company, city, isRemote, contract, publishedAt, expiresAt, description } = offer;
  const country = { '@type': 'Country', name: COUNTRY };
  return (
    <StructuredData
      of={{
        '@type': 'JobPosting',
        title,
        description: asHtml(description),
        datePosted: publishedAt,
        validThrough: expiresAt,
        hiringOrganization: { '@type': 'Organization', name: company },
        ...(contract && { employmentType: EMPLOYMENT_TYPES[contract] }),
        ...(city && {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: COUNTRY },
          },
        }),
        ...(isRemote && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }),
        ...salaryOf(offer),
        directApply: false,
      }}
    />
  );
}

/** Only for salaries in numbers; a salary as text cannot be expressed in schema.org. */
function salaryOf({ salary }: OpenOffer): object {
  if (salary === null || typeof salary === 'string') return {};
  const { min, max, currency } = salary;
  const minorUnits = minorUnitsOf(currency);
  const value = {
    '@type': 'QuantitativeValue',
    unitText: 'MONTH',
    ...(min !== null && { minValue: min / minorUnits }),
    ...(max !== null && { maxValue: max / minorUnits }),
  };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
}

function asHtml(text: string): string {
  return paragraphsOf(text)
    .map(({ isList, lines }) =>
      isList
        ? `<ul>${lines.map((line) => `<li>${escapeText(line)}</li>`).join('')}</ul>`
        : `<p>${lines.map(escapeText).join('<br>')}</p>`,
    )
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
