import { hash } from 'node:crypto';
import { printedResume } from '@kreda/document/kinds/resume/compose/printed-resume';
import { attachedResume } from '@kreda/document/kinds/resume/formats/json-resume/attached-resume';
import { fromJsonResume } from '@kreda/document/kinds/resume/formats/json-resume/from-json-resume';
import { toJsonResume } from '@kreda/document/kinds/resume/formats/json-resume/to-json-resume';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pdfAttachments } from '../../../../renderer/src/testing/poppler.ts';
import { readFonts } from '../../platform/clients/fonts.ts';
import { checkedPages } from '../../platform/pdf/checked-page.ts';
import { NEAREST_DATABASE, type TestDatabase } from '../../testing/databases.ts';
import { type RendererProcess, startRendererProcess } from '../../testing/renderer-process.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { type Answer, TestBrowser } from '../../testing/test-browser.ts';
import { documentInfo } from './document-info.ts';

const typesetter = createTypesetter([...readFonts().values()]);
const HIDDEN_PHONE = '+48 600 700 800';

describe('the data in a downloaded PDF', () => {
  let renderer: RendererProcess;
  let database: TestDatabase;
  let api: TestApi;
  let browser: TestBrowser;
  let original: string;
  let uuid: string;

  beforeAll(async () => {
    renderer = await startRendererProcess();
    database = await NEAREST_DATABASE.create();
    api = await startTestApi({ databaseUrl: database.url, rendererAddress: renderer.address });
    browser = new TestBrowser(api.url);
    const account = { email: 'anna@example.pl', firstName: 'Anna', lastName: 'Nowak', password: 'zielona-kreda' };
    api.paid.add(((await browser.mutate('account.register', account)).body as { id: string }).id);
    const resume = structuredClone(typicalResume('timeline'));
    resume.sections['personal-data'].data.phone = HIDDEN_PHONE;
    resume.sections['personal-data'].config.fields.phone = false;
    // An import starts a process, so each test has a copy of one import.
    const imported = await browser.mutate('exchange.import', { json: JSON.stringify(toJsonResume(resume)) });
    original = (imported.body as { resume: Resume }).resume.uuid;
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
    await renderer.stop();
  });
  beforeEach(async () => {
    uuid = ((await browser.mutate('resume.duplicate', { uuid: original })).body as { resume: Resume }).resume.uuid;
  });

  const stored = async () => (await browser.query('resume.get', { uuid })).body as { resume: Resume; revision: number };
  const v1 = (body?: object) => browser.send('POST', `/api/resumes/${uuid}/v1/download`, body);
  const v2 = (pages: readonly string[], fields: Record<string, string>) => {
    const form = new FormData();
    for (const [index, page] of pages.entries()) form.append(`page_${index}`, new Blob([page]));
    for (const [name, value] of Object.entries({ checksum: hash('sha256', pages[0]!), ...fields }))
      form.set(name, value);
    return browser.send('POST', `/api/resumes/${uuid}/v2/download`, form);
  };
  const attachmentsOf = ({ status, bytes }: Answer) => {
    expect(status).toBe(200);
    return pdfAttachments(bytes);
  };

  test('gives the printed part of the resume back with its photo, and nothing that is hidden, also to an import of the PDF', async () => {
    const upload = new FormData();
    const jpeg = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#27ae60' } })
      .jpeg()
      .toBuffer();
    upload.set('file', new Blob([new Uint8Array(jpeg)]));
    expect((await browser.send('POST', `/api/resumes/${uuid}/image`, upload)).status).toBe(200);
    const { resume } = await stored();
    expect(resume.sections['personal-data'].data.phone).toBe(HIDDEN_PHONE);
    const downloaded = await v1({ attachData: true });
    const [file, ...others] = attachmentsOf(downloaded);
    expect(others).toEqual([]);
    expect(file!.name).toBe('resume.json');
    const text = Buffer.from(file!.content).toString('utf8');
    expect(text).not.toContain(HIDDEN_PHONE);
    const back = fromJsonResume(JSON.parse(text), { uuid, language: 'en' });
    expect(back.notes).toEqual([]);
    const person = resume.sections['personal-data'];
    const printed = { ...person, data: { ...person.data, phone: '' } };
    expect(back.resume).toEqual({ ...resume, photo: null, sections: { ...resume.sections, 'personal-data': printed } });
    expect((await sharp(back.photo).metadata()).format).toBe('jpeg');

    const form = new FormData();
    form.set('language', 'de');
    form.append('file', new Blob([new Uint8Array(downloaded.bytes)], { type: 'application/pdf' }), 'cv.pdf');
    const imported = await browser.send('POST', '/api/resumes/import', form);
    expect(imported.status).toBe(201);
    const { data } = imported.body as { data: { uuid: string; format: string; notes: unknown[] } };
    expect(data).toMatchObject({ format: 'kreda-pdf', notes: [] });
    uuid = data.uuid;
    const { resume: taken } = await stored();
    const { uuid: _, photo, ...content } = printedResume(resume);
    expect(taken).toMatchObject(content);
    expect(taken.photo).toMatchObject({ widthPx: photo!.widthPx, heightPx: photo!.heightPx });
  });

  test('is left out on request and by default, and the bytes are those of the pages alone', async () => {
    const { resume } = await stored();
    const { pages } = typesetter.typeset(resume);
    const alone = await api.deps.renderer.render({
      pages: checkedPages(pages),
      info: documentInfo(resume, 'Kreda'),
    });
    const without = [await v1({ attachData: false }), await v1({}), await v1()];
    without.push(await v2(pages, { attachData: 'false' }), await v2(pages, {}));
    for (const answer of without) {
      expect(attachmentsOf(answer)).toEqual([]);
      expect(hash('sha256', answer.bytes)).toBe(alone.sha256);
    }
  });

  test('is a part of what makes a stored PDF the same', async () => {
    const { resume, revision } = await stored();
    const { pages } = typesetter.typeset(resume);
    const render = vi.spyOn(api.deps.renderer, 'render');
    try {
      const answers: Answer[] = [];
      for (let round = 0; round < 2; round++) {
        answers.push(await v1({ attachData: true }), await v1({ attachData: false }));
        answers.push(
          await v2(pages, { revision: `${revision}`, attachData: 'true' }),
          await v2(pages, { attachData: 'false' }),
        );
      }
      expect(render).toHaveBeenCalledTimes(4);
      const hashes = answers.map(({ bytes }) => hash('sha256', bytes));
      expect(new Set(hashes).size).toBe(2);
      expect(hashes.slice(4)).toEqual(hashes.slice(0, 4));
      // What the pages do not show changes neither them nor the attachment, and yet the key: then the PDF is made again.
      const { data } = resume.sections['personal-data'];
      const operation = { type: 'data', section: 'personal-data', data: { ...data, phone: '1' } };
      expect((await browser.mutate('resume.save', { uuid, operation })).status).toBe(200);
      expect(hash('sha256', (await v2(pages, { attachData: 'true' })).bytes)).toBe(hashes[0]);
      expect(render).toHaveBeenCalledTimes(5);
    } finally {
      render.mockRestore();
    }
  });

  test('is refused for pages of another revision, which are accepted without it', async () => {
    const { resume, revision } = await stored();
    const { pages } = typesetter.typeset(resume);
    expect((await browser.mutate('resume.save', { uuid, operation: { type: 'name', name: 'CV inne' } })).status).toBe(
      200,
    );
    const refused = await v2(pages, { revision: `${revision}`, attachData: 'true' });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ error: { code: 'conflict' } });
    expect((await v2(pages, { revision: `${revision}`, attachData: 'false' })).status).toBe(200);
    const now = await stored();
    const [file] = attachmentsOf(await v2(pages, { revision: `${now.revision}`, attachData: 'true' }));
    expect(Buffer.from(file!.content).toString()).toBe(attachedResume(now.resume, null).text);
    for (const fields of [{ revision: 'x' }, { attachData: 'maybe' }])
      expect((await v2(pages, fields)).status).toBe(400);
  });
});
