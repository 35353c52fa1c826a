import { SOCIAL_NETWORKS } from '../../model/sections/personal-data.ts';
import type { ResumeSections, SectionData } from '../../model/sections.ts';
import { commas } from '../commas.ts';
import type { ImportNote } from '../intake/import-note.ts';
import type { Intake } from '../intake/intake.ts';
import { nameParts } from '../intake/name-parts.ts';
import { withoutEmpty } from '../without-empty.ts';
import { readNamedLines, writeNamed } from './named-fields.ts';
import { readPhotoUri } from './photo-uri.ts';
import { readProfiles, writeProfiles } from './profiles.ts';
import { jsonResumeSchema, type ReadJsonResume } from './schema.ts';

type Basics = NonNullable<ReadJsonResume['basics']>;
type Person = SectionData<'personal-data'>;

const BLANK: object = jsonResumeSchema.shape.basics.parse({}) ?? {};

/** Personal data and summary as `basics`. */
export function writeBasics(sections: ResumeSections): object {
  const person = sections['personal-data'].data;
  const location = withoutEmpty({ address: person.address, city: person.city });
  return withoutEmpty({
    name: [person.firstName, person.lastName]
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' '),
    ...writeNamed('personal-data', person, BLANK),
    ...writeNamed('summary', sections.summary.data, BLANK),
    location: Object.keys(location).length === 0 ? undefined : location,
    profiles: writeProfiles(person),
  });
}

function isSameName(one: string, other: string): boolean {
  const words = (name: string) => name.toLowerCase().split(/\s+/).sort().join(' ');
  return words(one) === words(other);
}

/** Personal data of `basics`. */
interface ReadPerson {
  person: Partial<Person>;
  /** Profiles that have no field: the network and a line of text. */
  others: { network: string; text: string }[];
}

/** Reads personal data from `basics`. */
export function readPerson(basics: Basics, intake: Intake): ReadPerson {
  const { firstName, lastName } = nameParts(basics.name);
  const { address = '', postalCode = '', city = '', region = '', countryCode = '' } = basics.location ?? {};
  const { fields, others, names } = readProfiles(basics.profiles, [basics.url]);
  // A name in a network that is not the person's gets a note: no field takes it, only the profile's address.
  for (const name of names) if (!isSameName(name, basics.name)) intake.leaveOut('profiles', name);
  const networks = SOCIAL_NETWORKS.map((network) => [network, intake.address('profiles', fields.get(network) ?? '')]);
  return {
    person: {
      firstName: intake.line('name', firstName),
      lastName: intake.line('name', lastName),
      ...readNamedLines('personal-data', basics, intake),
      address: intake.line('location.address', commas(...address.split('\n'))),
      city: intake.line('location.city', commas(`${postalCode} ${city}`, region, countryCode)),
      ...Object.fromEntries(networks),
    },
    others,
  };
}

/** The photo in the file; a photo's address only gets a note, since it has to be uploaded. */
export function readPhoto({ image }: Basics): { photo?: Uint8Array; notes: ImportNote[] } {
  if (image === '') return { notes: [] };
  const photo = readPhotoUri(image);
  if (photo) return { photo, notes: [] };
  return { notes: [{ kind: 'photo', path: 'basics.image', text: image.slice(0, 500) }] };
}
