import { expect, it } from 'vitest';
import { decodeFileName } from './fetch-pdf.ts';

const encode = (name: string) => Buffer.from(name, 'utf8').toString('base64');

it('reads the file name from base64 of UTF-8', () => {
  expect(decodeFileName(encode('Zażółć gęślą jaźń - CV'))).toBe('Zażółć gęślą jaźń - CV');
});

it("calls a file without a name 'CV'", () => {
  expect(decodeFileName(null)).toBe('CV');
  expect(decodeFileName('')).toBe('CV');
});
