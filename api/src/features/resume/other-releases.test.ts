import { LATER_SECTIONS } from '@kreda/document/kinds/resume/model/later-sections';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { hasTemplateVersion } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

const SAMPLE = typicalResume('classic');
const [SCHOOL] = SAMPLE.sections.education.data.items;
/** A release adds `additionalActivities` to schools: this is a school, and these are the settings, of the release before. */
const { additionalActivities: _, ...OLDER_SCHOOL } = SCHOOL!;
const { additionalActivities: __, ...OLDER_FLAGS } = SECTIONS.education.defaultConfig().fields;
const ACTIVITIES = [{ type: 'paragraph', children: [{ text: 'Koło naukowe' }] }];
const NEWER_SCHOOL = { ...SCHOOL!, additionalActivities: ACTIVITIES };

onEachDatabase('a CV that clients and APIs of two releases save, on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  let browser: TestBrowser;
  let uuid: string;

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });
  beforeEach(async () => {
    browser = new TestBrowser(api.url);
    uuid = ((await browser.send('POST', '/api/resumes', {})).body as { uuid: string }).uuid;
  });
  const stored = async () => {
    const { body } = await browser.query('resume.get', { uuid });
    return body as { resume: Resume; revision: number };
  };
  const save = (operation: object) => browser.mutate('resume.save', { uuid, operation });
  const education = (items: object[]) => ({ type: 'data', section: 'education', data: { items } });
  const beacon = (changes: unknown) => browser.send('POST', `/api/documents/${uuid}/save-before-quit`, changes);
  const sectionRow = () =>
    api.db.resumeSection.findUniqueOrThrow({ where: { resumeId_slug: { resumeId: uuid, slug: 'education' } } });

  describe('a tab that was opened before a release added a field', () => {
    beforeEach(async () => {
      expect((await save(education([NEWER_SCHOOL]))).status).toBe(200);
    });

    test('saves what is typed, and leaves what a newer tab typed into the field', async () => {
      const { status } = await save(education([{ ...OLDER_SCHOOL, schoolName: 'Politechnika' }]));
      expect(status).toBe(200);
      const { items } = (await stored()).resume.sections.education.data;
      expect(items).toEqual([{ ...NEWER_SCHOOL, schoolName: 'Politechnika' }]);
    });

    test('moves and adds entries, each with its own field', async () => {
      await save(education([{ ...OLDER_SCHOOL, id: 'first', schoolName: 'Liceum' }, OLDER_SCHOOL]));
      const { items } = (await stored()).resume.sections.education.data;
      expect(items.map(({ id, additionalActivities }) => [id, additionalActivities])).toEqual([
        ['first', []],
        [SCHOOL!.id, ACTIVITIES],
      ]);
    });

    test('saves the section’s settings', async () => {
      const hidden = { ...SECTIONS.education.defaultConfig().fields, additionalActivities: false };
      await save({ type: 'config', section: 'education', config: { title: '', fields: hidden } });
      const config = { title: 'Szkoły', fields: OLDER_FLAGS };
      expect((await save({ type: 'config', section: 'education', config })).status).toBe(200);
      expect((await stored()).resume.sections.education.config).toEqual({ title: 'Szkoły', fields: hidden });
    });

    test('saves by REST and by the beacon of a page that closes, too', async () => {
      const changed = (schoolName: string) => [{ ...OLDER_SCHOOL, schoolName }];
      const path = `/api/resumes/${uuid}/education`;
      expect((await browser.send('PUT', path, { items: changed('REST') })).status).toBe(200);
      expect((await stored()).resume.sections.education.data.items).toEqual([{ ...NEWER_SCHOOL, schoolName: 'REST' }]);
      const change = { operation: education(changed('beacon')), base: [education(changed('REST'))], sent: [] };
      expect((await beacon([change])).status).toBe(204);
      expect((await stored()).resume.sections.education.data.items).toEqual([
        { ...NEWER_SCHOOL, schoolName: 'beacon' },
      ]);
    });
  });

  describe('a tab that was opened before a release added sections', () => {
    const isKnown = (slug: string) => !(LATER_SECTIONS as readonly string[]).includes(slug);
    const enable = (enabled: string[]) =>
      save({ type: 'sections-config', config: { enabled, active: SAMPLE.sectionsActive } });
    /** What the tab gets: it does not send the header. */
    const opened = async () => {
      const { body } = await browser.get(`/trpc/resume.get?input=${encodeURIComponent(JSON.stringify({ uuid }))}`);
      return (body as { result: { data: { resume: Resume } } }).result.data.resume;
    };
    const publications = { items: [{ ...SECTIONS.publications.emptyEntry('a'), title: 'O kredzie' }] };

    test('gets a CV without sections that it could not show', async () => {
      const resume = await opened();
      expect(resume.sectionsOrder.every(isKnown)).toBe(true);
      expect(Object.keys(resume.sectionsActive).every(isKnown)).toBe(true);
      expect(Object.keys(resume.sections).every(isKnown)).toBe(true);
      expect(hasTemplateVersion(resume)).toBe(true);
    });

    test('is told to reload itself if a newer tab has enabled one', async () => {
      await enable(['awards', 'publications']);
      const resume = await opened();
      expect(resume.sectionsEnabled).toEqual(['awards']);
      expect(hasTemplateVersion(resume)).toBe(false);
      expect(hasTemplateVersion((await stored()).resume)).toBe(true);
    });

    test('saves order and choice of its sections, and leaves the new ones as they are', { tags: ['sql'] }, async () => {
      await enable(['awards', 'publications']);
      await save({ type: 'data', section: 'publications', data: publications });
      const { resume } = await stored();
      const order = resume.sectionsOrder.filter(isKnown).toReversed();
      expect((await save({ type: 'sections-order', order })).status).toBe(200);
      const active = Object.fromEntries(order.map((slug) => [slug, slug !== 'summary']));
      expect((await save({ type: 'sections-config', config: { enabled: ['courses'], active } })).status).toBe(200);
      const after = (await stored()).resume;
      expect(after.sectionsOrder.filter(isKnown)).toEqual(order);
      expect(after.sectionsEnabled).toEqual(['publications', 'courses']);
      expect(after.sectionsActive).toEqual({ ...resume.sectionsActive, summary: false });
      expect(after.sections.publications.data).toEqual(publications);
    });

    test('saves them by REST, too', async () => {
      await enable(['publications']);
      const order = (await stored()).resume.sectionsOrder.filter(isKnown);
      const path = `/api/resumes/${uuid}`;
      const active = Object.fromEntries(order.map((slug) => [slug, true]));
      expect((await browser.send('PUT', `${path}/sections-order`, order)).status).toBe(200);
      expect((await browser.send('PUT', `${path}/sections-config`, { enabled: [], active })).status).toBe(200);
      expect((await stored()).resume.sectionsEnabled).toEqual(['publications']);
    });
  });

  describe('a tab of a newer release', () => {
    test('saves while nothing is typed into its new field, and is told the field’s name otherwise', async () => {
      expect((await save(education([{ ...SCHOOL, thesis: '' }]))).status).toBe(200);
      const { revision } = await stored();
      const refused = await save(education([{ ...SCHOOL, thesis: 'O kredzie' }]));
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
        data: { fields: { 'operation.data.items.0': expect.stringContaining('thesis') } },
      });
      expect(await stored()).toMatchObject({
        revision,
        resume: { sections: { education: { data: { items: [SCHOOL] } } } },
      });
    });
  });

  describe('fields that a newer release has stored', () => {
    beforeEach(async () => {
      await save(education([SCHOOL!]));
      const { data, config } = await sectionRow();
      const { items } = data as { items: object[] };
      const { fields } = config as { fields: object };
      await api.db.resumeSection.update({
        where: { resumeId_slug: { resumeId: uuid, slug: 'education' } },
        data: {
          data: { items: items.map((item) => ({ ...item, thesis: 'O kredzie' })) },
          config: { ...(config as object), columns: 2, fields: { ...fields, thesis: false } },
        },
      });
      await api.db.resume.update({
        where: { id: uuid },
        data: {
          pageSetup: {
            ...(await stored()).resume.pageSetup,
            columns: { skills: 'side', patents: 'side' },
            bleed: 'none',
          },
          sectionsEnabled: ['patents'],
          sectionsActive: { ...SAMPLE.sectionsActive, patents: false },
        },
      });
    });

    test('are not in the CV, and stay when an entry and the settings are saved', { tags: ['sql'] }, async () => {
      const { resume } = await stored();
      expect(resume.sections.education.data.items).toEqual([SCHOOL]);
      const added = { ...SECTIONS.education.emptyEntry('added'), schoolName: 'Liceum' };
      expect((await save(education([added, { ...SCHOOL, schoolName: 'Politechnika' }]))).status).toBe(200);
      const { config } = resume.sections.education;
      expect(
        (await save({ type: 'config', section: 'education', config: { ...config, title: 'Szkoły' } })).status,
      ).toBe(200);
      expect(await sectionRow()).toMatchObject({
        data: { items: [added, { ...SCHOOL, schoolName: 'Politechnika', thesis: 'O kredzie' }] },
        config: { title: 'Szkoły', columns: 2, fields: { thesis: false } },
      });
    });

    test('go with the entry that they are of', async () => {
      await save(education([]));
      expect((await sectionRow()).data).toEqual({ items: [] });
    });

    test('stay when the page setup and the shown sections are saved', { tags: ['sql'] }, async () => {
      const { resume } = await stored();
      await save({ type: 'page-setup', pageSetup: { ...resume.pageSetup, footer: false } });
      const active = { ...resume.sectionsActive, summary: false };
      await save({ type: 'sections-config', config: { enabled: ['awards'], active } });
      const row = await api.db.resume.findUniqueOrThrow({ where: { id: uuid } });
      expect(row).toMatchObject({
        pageSetup: { footer: false, columns: { skills: 'side', patents: 'side' }, bleed: 'none' },
        sectionsEnabled: ['awards', 'patents'],
        sectionsActive: { ...active, patents: false },
      });
    });

    test('stay when a known one beside them is removed', { tags: ['sql'] }, async () => {
      const { resume } = await stored();
      expect(resume.pageSetup.columns).toEqual({ skills: 'side' });
      await save({ type: 'sections-order', order: resume.sectionsOrder, columns: {} });
      const { pageSetup } = await api.db.resume.findUniqueOrThrow({ where: { id: uuid } });
      expect(pageSetup).toMatchObject({ bleed: 'none' });
      expect((pageSetup as { columns: object }).columns).toEqual({ patents: 'side' });
    });
  });
});
