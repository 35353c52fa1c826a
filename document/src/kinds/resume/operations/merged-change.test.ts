import { expect, test } from 'vitest';
import { emptyResume } from '../model/resume.ts';
import { MAX_ENTRIES } from '../model/section.ts';
import { SECTIONS } from '../model/sections.ts';
import { mergedChange } from './merged-change.ts';
import { applyOperation, type Operation } from './operation.ts';
import { unsavedChange } from './unsaved-change.ts';

const empty = emptyResume('8b6d0a3e-1d53-4f0e-9a55-0b3f5a3f0c11', 'pl');
const jobs = (...items: object[]) => ({ type: 'data', section: 'experiences', data: { items } }) as Operation;
const job = { ...SECTIONS.experiences.emptyEntry('a'), position: 'Kapitanka' };
const saved = applyOperation(empty, jobs(job));

/** What a change of one client becomes after another client's change. */
const merged = (mine: Operation, theirs: Operation) =>
  mergedChange(applyOperation(saved, theirs), unsavedChange(saved, mine));

test('a text that is being typed stays the same object beside a field that another client changed', () => {
  const description = [{ type: 'paragraph', children: [{ text: 'Prowadzę' }] }];
  const both = merged(jobs({ ...job, description }), jobs({ ...job, city: 'Gdynia' }));
  expect(both).toEqual(jobs({ ...job, description, city: 'Gdynia' }));
  const [item] = applyOperation(saved, both!).sections.experiences.data.items;
  expect(item!.description).toBe(description);
});

test('settings of a section are merged one by one', () => {
  const { config } = saved.sections.experiences;
  const withFields = (fields: object) =>
    ({
      type: 'config',
      section: 'experiences',
      config: { ...config, fields: { ...config.fields, ...fields } },
    }) as Operation;
  expect(merged(withFields({ city: false }), withFields({ url: false }))).toEqual(
    withFields({ city: false, url: false }),
  );
});

test('gives nothing for the same field, for changes outside of sections, and for more entries than are allowed', () => {
  expect(merged(jobs({ ...job, city: 'Gdynia' }), jobs({ ...job, city: 'Sopot' }))).toBeNull();
  expect(merged({ type: 'name', name: 'mine' }, { type: 'name', name: 'theirs' })).toBeNull();
  const many = (client: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...job, id: `${client}-${index}` }));
  const half = MAX_ENTRIES / 2;
  expect(merged(jobs(job, ...many('mine', half)), jobs(job, ...many('theirs', half)))).toBeNull();
  expect(merged(jobs(job, ...many('mine', half)), jobs(job, ...many('theirs', half - 1)))).not.toBeNull();
});
