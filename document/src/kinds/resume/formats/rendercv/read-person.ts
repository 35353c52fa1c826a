import type { SectionData } from '../../model/sections.ts';
import { nameParts } from '../intake/name-parts.ts';
import { createPersonFields } from '../intake/person-fields.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';
import { CONNECTION_ICONS } from './connection-icons.ts';
import { readLine } from './read-markdown.ts';
import type { YamlMap } from './read-yaml.ts';
import { readNetwork } from './rendercv-networks.ts';
import { allTexts, listAt, mapAt } from './yaml-fields.ts';

/** The keys of `cv` that are personal data. */
export const PERSON_KEYS: ReadonlySet<string> = new Set([
  ...[
    'name',
    'headline',
    'label',
    'location',
    'email',
    'phone',
    'website',
    'photo',
    'social_networks',
    'custom_connections',
  ],
]);

const FIELD_OF_ICON = new Map<string, keyof typeof CONNECTION_ICONS>(
  Object.entries(CONNECTION_ICONS).map(([field, icon]) => [icon, field as keyof typeof CONNECTION_ICONS]),
);

/** Reads the head of a file. Version 1 calls the headline `label`. */
export function readPerson(cv: YamlMap, draft: ResumeDraft): void {
  const person = createPersonFields(draft);
  const path = (key: string) => `cv.${key}`;
  const take = (
    field: keyof SectionData<'personal-data'> & ('email' | 'phone' | 'profession' | 'city' | 'firstName' | 'lastName'),
    key: string,
    text: string,
  ) => person.take(field, { path: path(key), text });
  const line = (key: string) => readLine(allTexts(cv.get(key))).text;
  const { firstName, lastName } = nameParts(line('name'));
  take('firstName', 'name', firstName);
  take('lastName', 'name', lastName);
  for (const key of ['headline', 'label']) take('profession', key, line(key));
  take('city', 'location', line('location'));
  for (const email of listAt(cv.get('email'))) take('email', 'email', allTexts(email));
  for (const phone of listAt(cv.get('phone'))) take('phone', 'phone', allTexts(phone).replace(/^tel:/i, ''));
  for (const website of listAt(cv.get('website'))) {
    const source = { path: path('website'), text: allTexts(website) };
    if (!person.set('website', source)) person.fact('', source);
  }
  for (const [index, network] of listAt(cv.get('social_networks')).entries()) {
    const place = `cv.social_networks[${index}]`;
    const fields = mapAt(network, place);
    const name = allTexts(fields.get('network'));
    const username = allTexts(fields.get('username'));
    const { field, address } = readNetwork(name, username);
    const source = { path: place, text: address };
    if (field === null || !person.set(field, source)) person.fact(name, source);
  }
  for (const [index, connection] of listAt(cv.get('custom_connections')).entries())
    readConnection(mapAt(connection, `cv.custom_connections[${index}]`), `cv.custom_connections[${index}]`);
  const photo = allTexts(cv.get('photo'));
  if (photo !== '') draft.note({ kind: 'photo', path: path('photo'), text: photo.slice(0, 500) });
  person.finish();

  function readConnection(connection: YamlMap, place: string): void {
    const field = FIELD_OF_ICON.get(allTexts(connection.get('fontawesome_icon')));
    const text = readLine(allTexts(connection.get('placeholder'))).text;
    const url = allTexts(connection.get('url'));
    const source = { path: place, text };
    if (field !== undefined && field !== 'fact' && url === '' && person.set(field, source)) return;
    if (url !== '') {
      person.link(text, { path: place, text: url });
      return;
    }
    const [, label = '', value = ''] = /^([^:]{1,40}): (.{1,100})$/.exec(text) ?? [];
    if (value === '') person.fact('', source);
    else person.fact(label, { path: place, text: value });
  }
}
