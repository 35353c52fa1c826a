import { findEmail, findPhone } from '../../../../reader/contact-fields.ts';
import { jobScore } from '../../../../reader/entry-words.ts';
import type { FoundSectionKind } from '../../../../reader/found-resume.ts';
import { type CustomSection, isCustomSection } from '../../model/custom-sections.ts';
import type { Entry, ListSectionSlug } from '../../model/sections.ts';
import type { Intake } from '../intake/intake.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';
import { degreeAndField } from './degree-and-field.ts';
import type { EntryFacts } from './entry-facts.ts';
import type { Fact } from './fact.ts';
import { richParagraphs } from './rich-paragraphs.ts';

/** An entry of the resume, with the facts that its fields were read from. */
export interface AddedEntry {
  section: ListSectionSlug;
  entryId: string;
  facts: [field: string, fact: Fact][];
}

/** Sections of the pages whose entries have fields of their own; all others become sections of the user's own. */
export type EntryKind = Exclude<
  FoundSectionKind,
  'summary' | 'skills' | 'languages' | 'software' | 'interests' | 'driving-licences' | 'clauses' | 'other'
>;

/** Adds an entry to the section of its kind; null if the section is full. */
export function addEntry(draft: ResumeDraft, kind: EntryKind | CustomSection, read: EntryFacts): AddedEntry | null {
  const path = `page ${read.page}`;
  const intake = draft.intake(path);
  const text = [read.title, read.organisation, read.start, read.end, read.description]
    .map((fact) => fact.text)
    .filter((part) => part !== '')
    .join(', ');
  const add = <S extends ListSectionSlug>(
    section: S,
    entry: Partial<Omit<Entry<S>, 'id'>>,
    facts: Partial<Record<keyof Entry<S> & string, Fact>>,
  ): AddedEntry | null => {
    intake.close();
    const entryId = draft.add(section, entry, { path, text });
    return entryId === null ? null : { section, entryId, facts: Object.entries(facts) as [string, Fact][] };
  };
  const facts = { ...read, intake };
  if (isCustomSection(kind)) return addCustom(facts, (entry, of) => add(kind, entry, of));
  switch (kind) {
    case 'experience': {
      const entry = {
        position: intake.line('', read.title.text),
        company: intake.line('', read.organisation.text),
        city: intake.line('', read.location.text),
        ...addressAndTime(facts),
      };
      return add(
        'experiences',
        { ...entry, description: description(facts) },
        {
          position: read.title,
          company: read.organisation,
          city: read.location,
          ...factsOfTime(read),
          url: read.url,
          description: read.description,
        },
      );
    }
    case 'education': {
      const { degree, fieldOfStudy } = degreeAndField(read.title.text);
      const { dateFrom, dateTo, present, url } = addressAndTime(facts);
      // The single date of a school is the day of the degree.
      const isEnd = dateFrom !== '' && dateTo === '' && !present;
      const entry = {
        schoolName: intake.line('', read.organisation.text),
        degree: intake.line('', degree),
        fieldOfStudy: intake.line('', fieldOfStudy),
        city: intake.line('', read.location.text),
        url,
        ...(isEnd ? { dateTo: dateFrom } : { dateFrom, dateTo, present }),
      };
      return add(
        'education',
        { ...entry, additionalActivities: description(facts) },
        {
          schoolName: read.organisation,
          degree: read.title,
          ...(fieldOfStudy === '' ? {} : { fieldOfStudy: read.title }),
          city: read.location,
          ...(isEnd ? { dateTo: read.start } : factsOfTime(read)),
          url: read.url,
          additionalActivities: read.description,
        },
      );
    }
    case 'certificates': {
      const { dateFrom, dateTo, url } = addressAndTime(facts);
      const entry = { name: intake.line('', read.title.text), issuer: intake.line('', read.organisation.text) };
      return add(
        'certifications',
        { ...entry, dateFrom, dateTo, url, description: description(facts, read.location) },
        {
          name: read.title,
          issuer: read.organisation,
          dateFrom: read.start,
          dateTo: read.end,
          url: read.url,
          description: read.description,
        },
      );
    }
    case 'courses': {
      const { dateFrom, dateTo, present, url } = addressAndTime(facts);
      const isEnd = dateTo === '' && !present;
      const entry = { name: intake.line('', read.title.text), organizer: intake.line('', read.organisation.text) };
      return add(
        'courses',
        {
          ...entry,
          url,
          ...(isEnd ? { dateTo: dateFrom } : { dateFrom, dateTo }),
          description: description(facts, read.location),
        },
        {
          name: read.title,
          organizer: read.organisation,
          ...(isEnd ? { dateTo: read.start } : { dateFrom: read.start, dateTo: read.end }),
          url: read.url,
          description: read.description,
        },
      );
    }
    case 'awards': {
      const { dateFrom, dateTo, url } = addressAndTime(facts);
      const isDay = dateTo === '';
      const entry = { name: intake.line('', read.title.text), organizer: intake.line('', read.organisation.text) };
      return add(
        'awards',
        {
          ...entry,
          url,
          ...(isDay ? { date: dateFrom } : { dateFrom, dateTo }),
          description: description(facts, read.location),
        },
        {
          name: read.title,
          organizer: read.organisation,
          ...(isDay ? { date: read.start } : { dateFrom: read.start, dateTo: read.end }),
          url: read.url,
          description: read.description,
        },
      );
    }
    case 'projects': {
      const { role, paragraphs } = roleOfProject(read);
      const entry = {
        name: intake.line('', read.title.text),
        role: intake.line('', role.text),
        ...addressAndTime(facts),
      };
      return add(
        'projects',
        { ...entry, description: description({ ...facts, paragraphs }, read.location) },
        {
          name: read.title,
          role,
          ...factsOfTime(read),
          url: read.url,
          description: read.description,
        },
      );
    }
    case 'publications': {
      const { dateFrom, dateTo, url } = addressAndTime(facts);
      const entry = {
        title: intake.line('', read.title.text),
        authors: intake.line('', read.authors.text),
        publisher: intake.line('', read.organisation.text),
      };
      return add(
        'publications',
        { ...entry, date: dateTo === '' ? dateFrom : dateTo, url, description: description(facts, read.location) },
        {
          title: read.title,
          authors: read.authors,
          publisher: read.organisation,
          date: dateTo === '' ? read.start : read.end,
          url: read.url,
          description: read.description,
        },
      );
    }
    case 'volunteering':
    case 'memberships': {
      const { role, organisation } = roleAndOrganisation(read);
      const words = { role: intake.line('', role.text), ...addressAndTime(facts) };
      const name = intake.line('', organisation.text);
      const rest = { description: description(facts, read.location) };
      const facts2 = { role, ...factsOfTime(read), url: read.url, description: read.description };
      return kind === 'volunteering'
        ? add('volunteering', { name, ...words, ...rest }, { name: organisation, ...facts2 })
        : add('memberships', { organization: name, ...words, ...rest }, { organization: organisation, ...facts2 });
    }
    case 'references': {
      const lines = read.paragraphs.map(({ text: line }) => line);
      const isContact = (line: string) => findEmail(line) !== '' || findPhone(line) !== '';
      const contacts = [read.url.text, ...lines.filter(isContact)].filter((line) => line !== '');
      const [position = '', company = ''] = read.organisation.text.split(/\s*,\s*(.*)/s, 2);
      const more = [...lines.filter((line) => !isContact(line)), read.location.text].filter((line) => line !== '');
      const entry = {
        name: intake.line('', read.title.text),
        position: intake.line('', position),
        company: intake.line('', [company, ...more].filter((part) => part !== '').join(', ')),
        contact: intake.line('', contacts.join(', ')),
      };
      return add('references', entry, {
        name: read.title,
        position: read.organisation,
        company: read.organisation,
        contact: read.url.text === '' ? read.description : read.url,
      });
    }
  }
}

type Facts = EntryFacts & { intake: Intake };

function addCustom(
  read: Facts,
  add: (
    entry: Partial<Omit<Entry<CustomSection>, 'id'>>,
    facts: Partial<Record<keyof Entry<CustomSection>, Fact>>,
  ) => AddedEntry | null,
): AddedEntry | null {
  const entry = {
    title: read.intake.line('', read.title.text),
    subtitle: read.intake.line('', read.organisation.text),
    place: read.intake.line('', read.location.text),
    ...addressAndTime(read),
  };
  return add(
    { ...entry, description: description(read) },
    {
      title: read.title,
      subtitle: read.organisation,
      place: read.location,
      ...factsOfTime(read),
      url: read.url,
      description: read.description,
    },
  );
}

function addressAndTime({ intake, url, start, end }: Facts) {
  const present = end.text === 'present';
  return {
    url: intake.address('', url.text),
    dateFrom: intake.month('', start.text),
    dateTo: present ? '' : intake.month('', end.text),
    present,
  };
}

function factsOfTime({ start, end }: EntryFacts): { dateFrom: Fact; dateTo: Fact } | { dateFrom: Fact; present: Fact } {
  return end.text === 'present' ? { dateFrom: start, present: end } : { dateFrom: start, dateTo: end };
}

/** The description, with a place that the section has no field for. */
function description({ intake, paragraphs }: Facts, place?: Fact) {
  const before = place && place.text !== '' ? [{ text: place.text, isItem: false, x: 0 }] : [];
  return intake.richText('', richParagraphs([...before, ...paragraphs]));
}

/** The words of a role have the name of a job, or are few; a sentence below a project's name describes it. */
function roleOfProject({ organisation, paragraphs }: EntryFacts): { role: Fact; paragraphs: EntryFacts['paragraphs'] } {
  const isJob = jobScore(organisation.text) > 0;
  if (isJob || organisation.text.split(' ').length <= 4)
    return { role: isJob ? organisation : { ...organisation, confidence: organisation.confidence * 0.9 }, paragraphs };
  const described = { text: organisation.text, isItem: false, x: 0 };
  return { role: { text: '', place: null, confidence: 0 }, paragraphs: [described, ...paragraphs] };
}

function roleAndOrganisation({ title, organisation }: EntryFacts): { role: Fact; organisation: Fact } {
  const isRoleFirst = organisation.text !== '' && jobScore(title.text) > jobScore(organisation.text);
  return isRoleFirst ? { role: title, organisation } : { role: organisation, organisation: title };
}
