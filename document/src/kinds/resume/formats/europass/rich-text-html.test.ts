import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/property-runs.ts';
import type { Resume } from '../../model/resume.ts';
import { richTextToPlain } from '../../model/rich-text.ts';
import { arbitraryResume } from '../testing/arbitrary-resume.ts';
import { htmlToRichText } from './html-to-rich-text.ts';
import { richTextToHtml } from './rich-text-to-html.ts';
import { withPlainWords } from './testing/plain-words.ts';

describe('HTML of a Europass file', () => {
  test.each([
    ['a plain text', 'one\ntwo', [['one'], ['two']]],
    ['paragraphs', '<p>one</p>\n  <p>two <b>bold</b></p>', [['one'], ['two ', 'bold']]],
    ['a text with line breaks', 'one<br/>two<br>three', [['one\ntwo\nthree']]],
    ['blank paragraphs of the portal', '<p>one</p><p><br></p><p>two</p>', [['one'], ['two']]],
    ['entities', '<p>R&amp;D&nbsp;&lt;b&gt; &eacute;</p>', [['R&D\u00a0<b> é']]],
    ['text that only looks like tags', 'if x<y and c>d then <z', [['if x<y and c>d then <z']]],
    ['an unknown tag beside known ones', '<p>1 <foo> 2</p>', [['1 <foo> 2']]],
    ['a tag that is not finished', '<p>one</p> two <b', [['one'], ['two <b']]],
    ['the name of a tag alone', 'a <s', [['a <s']]],
    ['scripts', '<p>a<script>alert(1)</script>b</p>', [['ab']]],
    ['a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', [['a b'], ['c']]],
    ['headings', '<h2>Head</h2>text', [['Head'], ['text']]],
  ])('reads %s', (_what, html, lines) => {
    const blocks = htmlToRichText(html);
    const read = blocks.map((block) => (block.type === 'paragraph' ? block.children.map(({ text }) => text) : []));
    expect(read).toEqual(lines);
  });

  test('reads the looks of runs', () => {
    expect(
      htmlToRichText(
        '<p><strong>b<em>i</em></strong><u>u</u><span style="font-weight: 700">s</span><a href="https://a.example">l</a></p>',
      ),
    ).toEqual([
      {
        type: 'paragraph',
        children: [
          { text: 'b', bold: true },
          { text: 'i', bold: true, italic: true },
          { text: 'u', underline: true },
          { text: 's', bold: true },
          { text: 'l', href: 'https://a.example' },
        ],
      },
    ]);
  });

  test('reads lists inside lists, and those that the portal marks by attributes', () => {
    const nested = '<ul><li>one<ul><li>two</li></ul></li><li><p>three</p><p>four</p></li></ul>';
    const marked =
      '<ol><li data-list="bullet"><span class="ql-ui"></span>one</li><li data-list="bullet" class="ql-indent-1">two</li>' +
      '<li data-list="bullet">three<br>four</li></ol>';
    for (const html of [nested, marked]) {
      expect(htmlToRichText(html)).toEqual([
        {
          type: 'list',
          style: 'bulleted',
          items: [
            { level: 0, children: [{ text: 'one' }] },
            { level: 1, children: [{ text: 'two' }] },
            { level: 0, children: [{ text: 'three\nfour' }] },
          ],
        },
      ]);
    }
  });

  test('drops addresses that are scripts and keeps their text', () => {
    expect(htmlToRichText('<p><a href="java\nscript:alert(1)">x</a></p>')).toEqual([
      { type: 'paragraph', children: [{ text: 'x' }] },
    ]);
  });

  test('keeps all words of a text that is too long for any field', () => {
    const words = Array.from({ length: 40_000 }, (_, index) => `word${index}`);
    const blocks = htmlToRichText(words.map((word) => `<p>${word}</p>`).join(''));
    expect(richTextToPlain(blocks).split(/\s+/)).toEqual(words);
    expect(blocks.length).toBeLessThan(25_000);
  });

  test.each([
    ['tags', '<b>'.repeat(200_000)],
    ['lists', '<ul><li>'.repeat(100_000)],
    ['unfinished tags', '<'.repeat(500_000)],
    ['unfinished entities', '&'.repeat(500_000)],
    ['comments', '<!--'.repeat(200_000)],
    ['line breaks', `<p>${'<br>'.repeat(50_000)}</p>`],
    ['spaces', `<p>${' '.repeat(500_000)}</p>`],
  ])('reads a text of nothing but %s in bounded time', (_what, html) => {
    const start = performance.now();
    htmlToRichText(html);
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  test.each(['nested', 'marked'] as const)('comes back from %s lists', (lists) => {
    const descriptions = (resume: Resume) =>
      resume.sections.experiences.data.items.map(({ description }) => description);
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        for (const blocks of descriptions(withPlainWords(resume))) {
          // Neighbouring lists of one style are one list in HTML.
          const apart = blocks.flatMap((block) => [block, { type: 'paragraph' as const, children: [{ text: 'and' }] }]);
          expect(htmlToRichText(richTextToHtml(apart, lists))).toEqual(apart);
        }
      }),
      runs(60),
    );
  });
});
