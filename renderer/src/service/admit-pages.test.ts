import { describe, expect, it } from 'vitest';
import { pageSvg, run, toPage } from '../testing/sample-pages.ts';
import { admitPages } from './admit-pages.ts';

const never = new AbortController().signal;

function admit(content: string, pages: number) {
  const page = toPage(pageSvg(content));
  return admitPages(
    Array.from({ length: pages }, () => page),
    never,
  );
}

describe('the pages of a document', () => {
  it('may be sixty dense and decorated pages', async () => {
    const lines = Array.from({ length: 120 }, (_, line) => run(20, 20 + line * 9, 'W'.repeat(80), { size: 7 }));
    const decorations = '<rect width="794" height="1123" fill="#112233"/>'.repeat(5);
    await expect(admit(decorations + lines.join(''), 60)).resolves.toHaveLength(60);
  });

  const excesses: [what: string, content: string, page: number, message: RegExp][] = [
    ['bytes', `<g data-x="${'x'.repeat(1_500_000)}"/>`, 7, /\d+ bytes without images up to this page/],
    ['attributes', '<g data-a="" data-b="" data-c="" data-d=""/>'.repeat(19_000), 7, /\d+ attributes up to this page/],
    ['text', run(1, 9, 'a'.repeat(20_000)).repeat(5), 7, /700000 characters of text up to this page/],
    ['runs and graphics', '<rect width="1" height="1"/>'.repeat(19_000), 8, /152000 runs and graphics/],
    [
      'links',
      '<a href="https://x.example"/>'.repeat(1_000),
      6,
      /6000 links up to this page; allowed in a document: 5000/,
    ],
    [
      'in links',
      `<a href="https://x.example">${run(1, 9, 'a').repeat(50)}</a>`.repeat(30),
      4,
      /6000 runs and graphics in links up to this page/,
    ],
    ['parts', '<g data-role="paragraph"/>'.repeat(4_000), 4, /16000 parts with a role up to this page/],
    [
      'painting',
      '<rect width="794" height="1123" fill="#112233"/>'.repeat(300),
      7,
      /\d{4} times the cost of painting a page up to this page; allowed in a document: 2000/,
    ],
  ];
  for (const [what, content, page, message] of excesses) {
    it(`together may not exceed the bound for ${what}: the refusal names the page that exceeds it`, async () => {
      await expect(admit(content, 10)).rejects.toMatchObject({
        reason: 'SVG_REFUSED',
        page,
        message: expect.stringMatching(message),
      });
    });
  }
});
