import { isFieldEmpty } from '../section.ts';
import { SECTIONS, type SectionData } from '../sections.ts';

type PersonalData = SectionData<'personal-data'>;

/** The parts of the personal data that are shown as samples while there is no name (docs/decisions/0075). */
export interface PersonalSamples {
  name: boolean;
  profession: boolean;
  /** Contacts and facts, which belong together: a sample address beside the user's own would look like theirs. */
  contacts: boolean;
}

const NAME = ['firstName', 'lastName'] as const;
const NOT_CONTACTS: ReadonlySet<string> = new Set([...NAME, 'profession']);

/** Which parts of the personal data the user left empty. None of them is a sample once there is a first name. */
export function personalSamples(data: PersonalData): PersonalSamples {
  if (!SECTIONS['personal-data'].isEmpty(data)) return { name: false, profession: false, contacts: false };
  return {
    name: NAME.every((field) => isFieldEmpty(data[field])),
    profession: isFieldEmpty(data.profession),
    contacts: Object.entries(data).every(([field, value]) => NOT_CONTACTS.has(field) || isFieldEmpty(value)),
  };
}

/** The personal data with samples in the parts that the user left empty. */
export function withPersonalSamples(data: PersonalData, demo: PersonalData): PersonalData {
  const { name, profession, contacts } = personalSamples(data);
  return {
    ...(contacts ? demo : data),
    ...(name
      ? { firstName: demo.firstName, lastName: demo.lastName }
      : { firstName: data.firstName, lastName: data.lastName }),
    profession: profession ? demo.profession : data.profession,
  };
}
