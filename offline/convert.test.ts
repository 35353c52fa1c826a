import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { convert } from './convert.ts';
import { readConvertArguments } from './read-convert-arguments.ts';

const BAKER = {
  basics: { name: 'Jana Nová', label: 'Baker', email: 'jana@example.com', hobby: 'chess' },
  work: [{ name: 'Old Mill', position: 'Baker', startDate: '2019-02' }],
};

describe('the convert command', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kreda-convert-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, content: string | Uint8Array) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  const run = async (...parameters: string[]) => {
    const ending = { stdout: '', stderr: '' };
    const code = await convert(parameters, {
      print: (text) => {
        ending.stdout += text;
      },
      complain: (text) => {
        ending.stderr += text;
      },
    });
    return { code, ...ending };
  };
  const converted = async (file: string, name: string, ...options: string[]) => {
    const out = join(folder, name);
    const ending = await run(file, out, ...options);
    expect(ending).toMatchObject({ code: 0, stdout: '' });
    return { lines: ending.stderr.trimEnd().split('\n'), content: readFileSync(out) };
  };

  test('says what it read, and each text that has no place', async () => {
    const file = write('baker.json', JSON.stringify(BAKER));
    const { lines, content } = await converted(file, 'baker.md');
    expect(lines).toEqual(['read json-resume: Jana Nová, 1 experiences', 'unknown: basics.hobby']);
    expect(content.toString()).toContain('# Jana Nová');
  });

  test('makes a PDF, and reads it again', async () => {
    const { content } = await converted(write('pdf.json', JSON.stringify(BAKER)), 'baker.pdf');
    expect(execFileSync('pdftotext', ['-', '-'], { encoding: 'utf8', input: content })).toContain('Old Mill');
    const { content: again } = await converted(join(folder, 'baker.pdf'), 'again.json');
    expect(JSON.parse(again.toString())).toMatchObject({
      basics: { name: 'Jana Nová', email: 'jana@example.com' },
      work: [{ name: 'Old Mill', position: 'Baker' }],
    });
  });

  test('takes the tables of a LinkedIn export together', async () => {
    const tables = [
      write(
        'Profile.csv',
        'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary\nJana,Nová,,,,Baker,\n',
      ),
      write(
        'Positions.csv',
        'Company Name,Title,Description,Location,Started On,Finished On\nOld Mill,Baker,,,2019,\n',
      ),
    ];
    const out = join(folder, 'tables.txt');
    expect(await run(...tables, out)).toMatchObject({ code: 0 });
    expect(readFileSync(out, 'utf8')).toContain('Old Mill');
  });

  test('runs without a server, as its own process', async () => {
    const file = write('alone.json', JSON.stringify(BAKER));
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const command = [join(import.meta.dirname, 'convert-main.ts'), file, join(folder, 'alone.txt')];
    await new Promise<void>((resolve, reject) => {
      execFile(process.execPath, command, { env: { PATH, NODE_COMPILE_CACHE } }, (error) =>
        error ? reject(error) : resolve(),
      );
    });
    expect(readFileSync(join(folder, 'alone.txt'), 'utf8')).toContain('Jana Nová');
  });

  test.each<[string, string, RegExp]>([
    ['words.json', 'words', /words\.json: We cannot read this kind of file/],
    ['broken.pdf', '%PDF-1.7', /broken\.pdf: The file is damaged/],
    ['wrong.json', '{"work":[{"name":{}}]}', /wrong\.json: work\[0\]\.name: .*Text expected/],
  ])('names %s and what is wrong with it', async (name, content, problem) => {
    const ending = await run(write(name, content), join(folder, 'never.md'));
    expect(ending).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(problem) });
  });

  test.each([
    [[], /Two files are needed/],
    [['cv.json'], /Two files are needed/],
    [['cv.json', 'cv'], /its ending says no format; allowed are \.pdf/],
    [['cv.json', 'cv.md', '--format', 'baroque'], /--format baroque: allowed are pdf/],
    [['cv.json', 'cv.md', '--language', 'xx'], /--language xx: allowed are pl/],
  ])('refuses %j and says what is allowed', (argv, problem) => {
    expect(() => readConvertArguments(argv)).toThrow(problem);
  });

  test.each([
    ['cv.PDF', 'pdf'],
    ['cv.json', 'json-resume'],
    ['cv.htm', 'html'],
  ])('takes the format of %s from its ending', (out, format) => {
    expect(readConvertArguments(['in', out])).toMatchObject({ files: ['in'], outputFile: out, format });
  });

  test('prints its usage on request', async () => {
    expect(await run('--help')).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^Usage: npm run --silent convert/),
      stderr: '',
    });
  });
});
