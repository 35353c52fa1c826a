import { toWebHref } from '../../compose/href.ts';
import type { Period } from '../../model/period-fields.ts';
import { isRichTextEmpty, plainToRichText, type RichText } from '../../model/rich-text.ts';
import type { Entry } from '../../model/sections.ts';
import type { XmlContent } from './build-xml.ts';
import { richTextToHtml } from './rich-text-to-html.ts';
import { dateAttributes } from './write-passport-person.ts';

/** A job as `WorkExperience`. The employer's description is the description of the experience. */
export function writeWork(entry: Entry<'experiences'>): XmlContent {
  return {
    Period: writePeriod(entry),
    Description: html([...strangeAddress(entry), ...entry.companyDescription]),
    Position: { Label: entry.position },
    Activities: html([...entry.description, ...entry.achievements]),
    Employer: { Name: entry.company, ContactInfo: writeContactInfo(entry) },
  };
}

/** A school as `Education`. */
export function writeEducation(entry: Entry<'education'>): XmlContent {
  return {
    Period: writePeriod(entry),
    Title: entry.degree,
    Activities: html([...strangeAddress(entry), ...entry.additionalActivities]),
    Organisation: { Name: entry.schoolName, ContactInfo: writeContactInfo(entry) },
    Field: { Label: entry.fieldOfStudy },
  };
}

function html(blocks: Entry<'experiences'>['description']): string {
  return isRichTextEmpty(blocks) ? '' : richTextToHtml(blocks);
}

function writePeriod({ dateFrom, dateTo, present }: Period): XmlContent {
  return {
    From: writeMonth(dateFrom),
    To: present ? undefined : writeMonth(dateTo),
    Current: present ? 'true' : undefined,
  };
}

function writeMonth(text: string): XmlContent | undefined {
  const [year = '', month] = text.split('-');
  return year === '' ? undefined : dateAttributes(year, month);
}

/** An address that is not one of the web is a text: the schema demands a URI. */
function strangeAddress({ url }: { url: string }): RichText {
  return url.trim() === '' || toWebHref(url) !== null ? [] : plainToRichText(url);
}

function writeContactInfo({ city, country, url }: { city: string; country: string; url: string }): XmlContent {
  return {
    Address: { Contact: { Municipality: city, Country: { Label: country } } },
    Website: toWebHref(url) === null ? undefined : { Contact: url.trim(), Use: { Code: 'business' } },
  };
}
