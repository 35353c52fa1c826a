import { toMailHref, toPhoneHref, toTextHref, toWebHref } from '../compose/href.ts';
import type { Resume } from '../model/resume.ts';
import type { RichText } from '../model/rich-text.ts';
import { SOCIAL_NETWORKS } from '../model/sections/personal-data.ts';
import { type FieldName, fieldsInRole } from '../model/sections.ts';
import type { HalfTypedAddress, Place } from './finding.ts';
import { type ShownEntry, shownEntries } from './shown-entries.ts';

/** Minimum number of digits of a telephone number, with and without a country code. */
const MIN_INTERNATIONAL_DIGITS = 8;
const MIN_DIGITS = 6;

/** Finds e-mail addresses, telephone numbers and web addresses that are incomplete and cannot become links. */
export function checkAddresses(resume: Resume): HalfTypedAddress[] {
  return [...personalAddresses(resume), ...shownEntries(resume).flatMap(entryAddresses)];
}

function personalAddresses(resume: Resume): HalfTypedAddress[] {
  const { data, config } = resume.sections['personal-data'];
  const shown = (name: keyof typeof data) => (config.fields[name] ? String(data[name]).trim() : '');
  const at = (field: FieldName): Place => ({ section: 'personal-data', entryId: null, field });
  const findings: HalfTypedAddress[] = [];
  if (isIncompleteMail(shown('email'))) findings.push(finding('email', shown('email'), at('email')));
  if (isIncompletePhone(shown('phone'))) findings.push(finding('phone', shown('phone'), at('phone')));
  for (const name of ['website', ...SOCIAL_NETWORKS] as const) {
    if (isIncompleteWeb(shown(name))) findings.push(finding('web', shown(name), at(name)));
  }
  return findings;
}

function entryAddresses(entry: ShownEntry): HalfTypedAddress[] {
  const at = (field: FieldName): Place => ({ section: entry.section, entryId: entry.content.id, field });
  const typed = (name: FieldName) => String(entry.value(name) ?? '').trim();
  const findings: HalfTypedAddress[] = [];
  for (const name of fieldsInRole(entry.section, 'link')) {
    if (isIncompleteWeb(typed(name))) findings.push(finding('web', typed(name), at(name)));
  }
  for (const name of fieldsInRole(entry.section, 'contact')) {
    const contact = typed(name);
    // A reference's contact may be a sentence. Only text that looks like an address is checked.
    if (contact.includes('@') && !/\s/.test(contact) && isIncompleteMail(contact))
      findings.push(finding('email', contact, at(name)));
  }
  for (const { field, blocks } of entry.content.descriptions) {
    for (const href of hrefsIn(blocks)) {
      if (toTextHref(href) === null) findings.push(finding('web', href, at(field)));
    }
  }
  return findings;
}

function finding(address: HalfTypedAddress['address'], text: string, place: Place): HalfTypedAddress {
  return { kind: 'half-typed-address', severity: 'must-look', place, address, text };
}

export function isIncompleteMail(text: string): boolean {
  return text !== '' && (toMailHref(text) === null || !/\.\p{L}{2,}$/u.test(text));
}

export function isIncompletePhone(text: string): boolean {
  if (text === '') return false;
  const digits = text.replace(/\D/g, '').length;
  return toPhoneHref(text) === null || digits < (text.startsWith('+') ? MIN_INTERNATIONAL_DIGITS : MIN_DIGITS);
}

export function isIncompleteWeb(text: string): boolean {
  return text !== '' && toWebHref(text) === null;
}

function hrefsIn(blocks: RichText): string[] {
  const inlines = blocks.flatMap((block) =>
    block.type === 'paragraph' ? block.children : block.items.flatMap(({ children }) => children),
  );
  return [...new Set(inlines.flatMap(({ href }) => (href === undefined ? [] : [href])))];
}
