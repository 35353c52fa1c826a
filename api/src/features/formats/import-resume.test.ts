import { connect } from 'node:net';
import { toJsonResume } from '@kreda/document/kinds/resume/formats/json-resume/to-json-resume';
import {
  FULL_JSON_RESUME,
  FULL_JSON_RESUME_NOTES,
} from '@kreda/document/kinds/resume/formats/testing/full-json-resume';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DomainError } from '../../platform/errors.ts';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { type Answer, TestBrowser } from '../../testing/test-browser.ts';
import { IMPORT_LIMITS } from '../reading/import-in-process.ts';
import { inReadingTurn } from '../reading/reading-turns.ts';

type Content = string | Uint8Array<ArrayBuffer>;

/** A PDF of one page with a line of text each; the first is the largest. */
async function pdfOf(lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  for (const [index, line] of lines.entries()) {
    page.drawText(line, { x: 60, y: 780 - index * 40, size: index === 0 ? 20 : 10, font });
  }
  return Uint8Array.from(await document.save());
}

interface Imported {
  data: { uuid: string; name: string; format: string; notes: { kind: string; path: string }[]; readings: unknown[] };
}
interface Refused {
  error: { code: string; reason: { code: string }; fields?: Record<string, string> };
}

onEachDatabase('imports of files on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  let browser: TestBrowser;
  const log: string[] = [];

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({ databaseUrl: database.url, onLog: (line) => log.push(line) });
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });
  beforeEach(() => {
    browser = new TestBrowser(api.url);
  });

  const send = (files: Record<string, Content>, language?: string): Promise<Answer> => {
    const form = new FormData();
    for (const [name, content] of Object.entries(files)) form.append('file', new Blob([content]), name);
    if (language !== undefined) form.set('language', language);
    return browser.send('POST', '/api/resumes/import', form);
  };
  const imported = async (content: Content, name = 'cv', language?: string) => {
    const answer = await send({ [name]: content }, language);
    expect(answer.body).toMatchObject({ data: { uuid: expect.any(String) } });
    expect(answer.status).toBe(201);
    return (answer.body as Imported).data;
  };
  const refused = async (content: Content, name = 'cv') => {
    const answer = await send({ [name]: content });
    return { status: answer.status, ...(answer.body as Refused).error };
  };
  const stored = async (uuid: string) => (await browser.query('resume.get', { uuid })).body as { resume: Resume };

  test('makes a CV of a JSON Resume, for a browser that is not a visitor yet', async () => {
    const { uuid, name, format, notes, readings } = await imported(JSON.stringify(FULL_JSON_RESUME), 'cv.json', 'en');
    expect({ name, format, readings }).toEqual({ name: 'Maria Anna Curie', format: 'json-resume', readings: [] });
    expect(notes).toEqual(FULL_JSON_RESUME_NOTES);
    const { resume } = await stored(uuid);
    expect(resume.language).toBe('en');
    expect(resume.sections.experiences.data.items[0]!.company).toBe('Sorbona');
  });

  test('decides by the content, whatever the name says', async () => {
    const json = JSON.stringify({ basics: { name: 'Jan Nowak' } });
    expect((await imported(json, 'cv.pdf')).format).toBe('json-resume');
    expect((await refused('%PDF-1.7', 'cv.json')).reason).toEqual({ code: 'file-broken' });
  });

  test('reads our own resume inside a PDF without loss', async () => {
    const resume = typicalResume('classic');
    const document = await PDFDocument.create();
    document.addPage();
    await document.attach(Buffer.from(JSON.stringify(toJsonResume(resume))), 'resume.json', {
      mimeType: 'application/json',
    });
    const { uuid, format, notes } = await imported(Uint8Array.from(await document.save()));
    expect({ format, notes }).toEqual({ format: 'kreda-pdf', notes: [] });
    expect((await stored(uuid)).resume.sections).toEqual(resume.sections);
  });

  test('reads the pages of a PDF, and says how sure each field is and where it stands', async () => {
    const { uuid, name, format, readings } = await imported(await pdfOf(['Nora Lindqvist', 'nora@example.com']));
    expect({ name, format }).toEqual({ name: 'Nora Lindqvist', format: 'pdf' });
    expect(readings).toContainEqual({
      section: 'personal-data',
      entryId: null,
      field: 'email',
      confidence: expect.any(Number),
      place: {
        page: 1,
        x: expect.any(Number),
        y: expect.any(Number),
        width: expect.any(Number),
        height: expect.any(Number),
      },
    });
    expect((await stored(uuid)).resume.sections['personal-data'].data.email).toBe('nora@example.com');
  });

  const withPicture = (image: string) => JSON.stringify({ basics: { name: 'Jan Nowak', image } });

  test('stores the photo in a file', async () => {
    const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const { uuid, notes } = await imported(withPicture(`data:image/png;base64,${picture.toString('base64')}`));
    expect(notes).toEqual([]);
    const { photo } = (await stored(uuid)).resume;
    expect(photo).toMatchObject({ widthPx: 60, heightPx: 80 });
    expect((await browser.get(photo!.url)).headers.get('content-type')).toBe('image/jpeg');
  });

  test('leaves out a photo that cannot be decoded, with a note', async () => {
    const broken = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200)]).toString('base64');
    const { uuid, notes } = await imported(withPicture(`data:image/png;base64,${broken}`));
    expect(notes.map(({ kind }) => kind)).toEqual(['photo']);
    expect((await stored(uuid)).resume.photo).toBeNull();
  });

  test('leaves out a photo while too many others are decoded, with a note', async () => {
    const picture = await sharp({ create: { width: 6, height: 8, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const { rateLimits } = api.deps;
    const count = rateLimits.consumeAddress;
    const counting = vi.spyOn(rateLimits, 'consumeAddress').mockImplementation(async (name, ...others) => {
      if (name === 'visitorPhotoBytes') throw new DomainError('photos-busy');
      await count(name, ...others);
    });
    try {
      const { notes } = await imported(withPicture(`data:image/png;base64,${picture.toString('base64')}`));
      expect(notes).toMatchObject([{ kind: 'photo' }]);
    } finally {
      counting.mockRestore();
    }
  });

  test.each<[string, Content, number, string]>([
    ['an empty file', '', 415, 'file-of-unknown-format'],
    ['plain words', 'A letter to a friend', 415, 'file-of-unknown-format'],
    ['JSON of something else', '{"name":"left-pad","version":"1.0.0"}', 415, 'file-of-unknown-format'],
    ['broken JSON', '{"basics":', 400, 'file-not-of-format'],
    [
      'a Europass file with a document type',
      '<!DOCTYPE SkillsPassport><SkillsPassport><LearnerInfo/></SkillsPassport>',
      400,
      'file-with-document-type',
    ],
    ['a JSON Resume that holds nothing', '{"basics":{}}', 400, 'file-without-resume'],
    ['a damaged PDF', '%PDF-1.7\n', 400, 'file-broken'],
  ])('refuses %s, and makes no visitor', async (_what, content, status, code) => {
    const visitors = await api.db.visitor.count();
    expect(await refused(content)).toMatchObject({ status, reason: { code } });
    expect(browser.cookies.size).toBe(0);
    expect(await api.db.visitor.count()).toBe(visitors);
  });

  test('names the place in a file that breaks its format', async () => {
    const { fields } = await refused('{"work":[{"name":{}}]}');
    expect(fields).toEqual({ 'work[0].name': expect.stringContaining('Text expected') });
  });

  test('refuses more than 10 MB, an unknown language and a form without files', async () => {
    const large = await refused(new Uint8Array(10 * 1024 * 1024 + 1));
    expect(large).toMatchObject({ status: 413, reason: { code: 'file-too-large', max: 10 } });
    expect((await send({ cv: '{"basics":{"name":"Jan"}}' }, 'xx')).status).toBe(400);
    expect(await send({})).toMatchObject({ status: 400, body: { error: { fields: { file: expect.any(String) } } } });
  });

  test('counts an import before its files arrive', async () => {
    const { host, port } = new URL(api.url);
    const counted = async () => {
      const rows = await api.db.rateLimit.findMany({ where: { key: { startsWith: 'addressImports:' } } });
      return rows.reduce((sum, { points }) => sum + points, 0);
    };
    const before = await counted();
    const socket = connect(Number(port), '127.0.0.1');
    const head = `POST /api/resumes/import HTTP/1.1\r\nhost: ${host}\r\norigin: ${api.url}`;
    socket.write(`${head}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000\r\n\r\n--x\r\n`);
    try {
      await expect.poll(counted).toBe(before + 1);
    } finally {
      socket.destroy();
    }
  });

  test('refuses two CVs at a time', async () => {
    const json = JSON.stringify({ basics: { name: 'Jan Nowak' } });
    const { body } = await send({ 'a.json': json, 'b.json': json });
    expect(body).toMatchObject({ error: { reason: { code: 'files-with-several-cvs' } } });
  });

  /** Lets callers at so many other addresses read a file each, until what it answers is called. */
  const occupyReaders = (callers: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const readings = Array.from({ length: callers }, (_, index) =>
      inReadingTurn({ user: null, address: `203.0.${index}.1` }, () => promise),
    );
    return async () => {
      resolve();
      await Promise.all(readings);
    };
  };
  const JSON_RESUME = '{"basics":{"name":"Jan Nowak"}}';

  test('answers 503 while too many files wait to be read, and makes no visitor', async () => {
    const end = occupyReaders(8);
    try {
      log.length = 0;
      expect(await refused(JSON_RESUME)).toMatchObject({ status: 503, code: 'unavailable' });
      // Anybody can cause it at any rate, so it has one short line.
      const lines = log.filter((line) => line.includes('too much work'));
      expect(lines).toEqual([expect.stringContaining('"unavailable"')]);
      expect(log.join('')).not.toContain('"stack"');
      expect(browser.cookies.size).toBe(0);
    } finally {
      await end();
    }
    expect((await imported(JSON_RESUME)).format).toBe('json-resume');
  });

  test('answers 503 and asks to try again if the machine has no time to read the file', async () => {
    const deadline = vi.spyOn(IMPORT_LIMITS, 'deadlineMs', 'get').mockReturnValue(1);
    try {
      const { status, headers, body } = await send({ cv: JSON_RESUME });
      expect({ status, body }).toMatchObject({
        status: 503,
        body: { error: { code: 'unavailable', reason: { code: 'files-busy' } } },
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      deadline.mockRestore();
    }
    expect((await imported(JSON_RESUME)).format).toBe('json-resume');
  });

  test('reads two files of visitors of one network at a time', async () => {
    const end = occupyReaders(2);
    const answers = Array.from({ length: 3 }, () => send({ cv: '%PDF-1.7\n' }));
    try {
      // The others wait for the readers.
      expect(await Promise.race(answers)).toMatchObject({ status: 429, body: { error: { code: 'rate-limited' } } });
    } finally {
      await end();
    }
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([400, 400, 429]);
  });

  test('does not read the file of a caller who has left while it waited', async () => {
    const resumes = await api.db.resume.count();
    const form = new FormData();
    form.set('file', new Blob([JSON_RESUME]), 'cv.json');
    const leave = new AbortController();
    const request = { method: 'POST', body: form, headers: { origin: api.url }, signal: leave.signal };
    const end = occupyReaders(1);
    try {
      const waiting = [1, 2].map(() => fetch(`${api.url}/api/resumes/import`, request).catch(({ name }) => name));
      // Both wait when a third visitor of their network is refused.
      await expect.poll(async () => (await send({ cv: JSON_RESUME })).status).toBe(429);
      leave.abort();
      expect(await Promise.all(waiting)).toEqual(['AbortError', 'AbortError']);
      const isFree = () =>
        inReadingTurn({ user: null, address: '127.0.0.1' }, async () => true, AbortSignal.timeout(50));
      await expect.poll(() => isFree().catch(({ name }) => name)).toBe('TimeoutError');
    } finally {
      await end();
    }
    expect(await api.db.resume.count()).toBe(resumes);
  });

  test('takes four imports of one user at a time', async () => {
    const account = { email: 'importer@example.pl', firstName: 'A', lastName: 'B', password: 'zielona-kreda' };
    expect((await browser.send('POST', '/api/register', account)).status).toBe(201);
    const end = occupyReaders(2);
    const answers = Array.from({ length: 5 }, () => send({ cv: '%PDF-1.7\n' }));
    try {
      expect(await Promise.race(answers)).toMatchObject({ status: 429, body: { error: { code: 'rate-limited' } } });
    } finally {
      await end();
    }
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 429]);
  });
});
