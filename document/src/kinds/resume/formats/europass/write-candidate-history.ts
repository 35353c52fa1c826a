import type { Language } from '../../../../engine/text/languages.ts';
import type { Period } from '../../model/period-fields.ts';
import { isRichTextEmpty, type RichText } from '../../model/rich-text.ts';
import type { Entry } from '../../model/sections.ts';
import type { XmlContent } from './build-xml.ts';
import { countryCode } from './names-of-codes.ts';
import { richTextToHtml } from './rich-text-to-html.ts';

/** A job as `EmployerHistory` with one position. The employer's description is part of the position's. */
export function writeEmployer(entry: Entry<'experiences'>, language: Language): XmlContent {
  const country = writeCountry(entry.country, language);
  return {
    'hr:OrganizationName': entry.company.trim(),
    OrganizationContact: writeContact(entry, country),
    PositionHistory: {
      PositionTitle: text(entry.position, { '@typeCode': 'FREETEXT' }),
      'eures:EmploymentPeriod': {
        'eures:StartDate': writeDate(entry.dateFrom),
        'eures:EndDate': entry.present ? undefined : writeDate(entry.dateTo),
        'hr:CurrentIndicator': `${entry.present}`,
      },
      'oa:Description': html([...entry.companyDescription, ...entry.description, ...entry.achievements]),
      City: entry.city.trim(),
      Country: country,
    },
  };
}

/** A school as `EducationOrganizationAttendance`. */
export function writeAttendance(entry: Entry<'education'>, language: Language): XmlContent {
  return {
    'hr:OrganizationName': entry.schoolName.trim(),
    OrganizationContact: writeContact(entry, writeCountry(entry.country, language)),
    AttendancePeriod: writeTimeSpan(entry),
    EducationDegree: {
      'hr:DegreeName': entry.degree.trim(),
      FieldOfStudy: entry.fieldOfStudy.trim(),
      OccupationalSkillsCovered: html(entry.additionalActivities),
    },
  };
}

/** A period of an attendance or activity. */
export function writeTimeSpan({ dateFrom, dateTo, present }: Period): XmlContent {
  if (dateFrom === '' && dateTo === '' && !present) return {};
  return { StartDate: writeDate(dateFrom), EndDate: present ? undefined : writeDate(dateTo), Ongoing: `${present}` };
}

/** A month or a year. */
export function writeDate(date: string): XmlContent {
  return { 'hr:FormattedDateTime': date };
}

/** A rich text as the editor of the portal writes it. */
export function html(blocks: RichText): string {
  return isRichTextEmpty(blocks) ? '' : richTextToHtml(blocks, 'marked');
}

/** An element with attributes, if it has a text. */
export function text(content: string, attributes: { readonly [name: string]: string }): XmlContent {
  return content.trim() === '' ? '' : { ...attributes, '#': content.trim() };
}

/** A country's code if its name is known. */
function writeCountry(name: string, language: Language): string {
  return countryCode(name, language) ?? name.trim();
}

function writeContact({ city, url }: { city: string; url: string }, country: string): XmlContent {
  return {
    Communication: [
      { Address: { 'oa:CityName': city.trim(), CountryCode: country } },
      url.trim() === '' ? '' : { ChannelCode: 'Web', 'oa:URI': url.trim() },
    ],
  };
}
