import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';
import { type Anonymised, anonymise, type KnownBeside, placeOfField } from '../anonymise/anonymise.ts';
import type { Resume } from '../model/resume.ts';
import { type Address, entriesOf, valuesByAddress } from './addresses.ts';
import { type Anonymity, anonymityOf, type Overlay } from './overlay.ts';
import { withOverrides } from './with-overrides.ts';

type Person = Resume['sections']['personal-data']['data'];

/** The sections whose entries name an organisation, with the field that does. */
const NAMED_IN = { experiences: 'company', education: 'schoolName' } as const;

/** An anonymous version with what was taken out of it; null for a view of another kind. */
export function anonymousView(base: Resume, overlay: Overlay, documentName: string | null = null): Anonymised | null {
  return overlay.kind === 'anonymous' ? remembered(base, overlay, documentName) : null;
}

/** An editor asks for the version that was loaded, and for the one with its edits, at each keystroke. */
const remembered = rememberByIdentity(
  (base: Resume, overlay: Overlay, documentName: string | null): Anonymised | null => {
    const anonymity = anonymityOf(overlay);
    if (anonymity === null) return null;
    const { resume, unapplied } = withOverrides(base, overlay);
    const applied = { ...overlay.overrides };
    for (const address of unapplied) delete applied[address];
    return anonymise(resume, anonymity.options, besideOf(base, applied, { anonymity, documentName }));
  },
  4,
);

function besideOf(
  base: Resume,
  overrides: Overlay['overrides'],
  { anonymity: { inherited }, documentName }: { anonymity: Anonymity; documentName: string | null },
): KnownBeside {
  const organisations = new Map<string, string[]>();
  const described = new Set<string>();
  const describe = (place: string, address: Address) => {
    if (Object.hasOwn(overrides, address) && overrides[address]!.value !== inherited[address]) described.add(place);
  };
  for (const [section, named] of Object.entries(NAMED_IN) as [keyof typeof NAMED_IN, string][]) {
    for (const { id, [named as 'id']: name } of entriesOf(base, section)) {
      const [place, address] = [placeOfField(section, id, named), `items/${section}/${id}/${named}`];
      organisations.set(
        place,
        [name, inherited[address] ?? ''].filter((one) => one !== ''),
      );
      describe(place, address);
      describe(placeOfField(section, id, 'city'), `items/${section}/${id}/city`);
    }
  }
  const person = base.sections['personal-data'].data;
  return { persons: [person, inheritedPerson(person, inherited)], organisations, described, documentName };
}

function inheritedPerson(person: Person, inherited: Anonymity['inherited']): Person {
  const values = Object.keys(person).flatMap((field) => {
    const value = inherited[`data/personal-data/${field}`];
    return value === undefined ? [] : [[field, value]];
  });
  return values.length === 0 ? person : { ...person, ...Object.fromEntries(values) };
}

/** The names among the overrides of the view that an anonymous version is made from. */
export function inheritedNames({ overrides }: Overlay): Record<Address, string> {
  const isName = (address: Address) =>
    address.startsWith('data/personal-data/') ||
    Object.entries(NAMED_IN).some(([section, field]) =>
      new RegExp(`^items/${section}/[^/]+/(?:${field}|city)$`).test(address),
    );
  return Object.fromEntries(
    Object.entries(overrides).flatMap(([address, { value }]) =>
      isName(address) && typeof value === 'string' && value !== '' ? [[address, value]] : [],
    ),
  );
}

/** What a view's overrides are compared with: its base, for an anonymous version made anonymous too. */
function comparedBase(base: Resume, { kind, anonymity }: Overlay): Resume {
  return kind === 'anonymous' ? anonymousBase(base, anonymity) : base;
}

const anonymousBase = rememberByIdentity((base: Resume, anonymity: Overlay['anonymity']): Resume => {
  const overlay: Overlay = { kind: 'anonymous', overrides: {}, added: [], anonymity };
  return anonymousView(base, overlay)?.resume ?? base;
});

/** The values that the base of a view has, by address. */
export function comparedValues(base: Resume, overlay: Overlay): Map<Address, unknown> {
  return valuesByAddress(comparedBase(base, overlay));
}
