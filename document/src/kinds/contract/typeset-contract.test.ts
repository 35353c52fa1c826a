import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestRenderer } from '../../../../renderer/src/testing/start-renderer.ts';
import { pageRuns } from '../../engine/page-runs.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import type { ContractDocument } from './contract.ts';
import { createContractTypesetter } from './typeset-contract.ts';

const { typeset } = createContractTypesetter(installedFonts());

function contractOf(words: number): ContractDocument {
  const long = Array.from({ length: words }, (_, index) => `słowo${index}`).join(' ');
  return {
    language: 'pl',
    title: 'Potwierdzenie zawarcia umowy',
    seller: 'Kreda sp. z o.o.',
    parts: [
      { heading: 'Umowa', blocks: [{ 'Numer zamówienia': '3F2A-91BC-07DE' }], sections: [] },
      {
        heading: 'Regulamin',
        blocks: [],
        sections: [{ heading: 'Zakres usług', blocks: [long, ['punkt pierwszy', 'punkt drugi']] }],
      },
    ],
  };
}

const textOf = (pages: readonly string[]) =>
  pages
    .flatMap(pageRuns)
    .map(({ text }) => text)
    .join(' ');

describe('the confirmation of a contract', () => {
  test('says every part once, in order', () => {
    const text = textOf(typeset(contractOf(20)));
    const order = [
      'Kreda sp. z o.o.',
      'Numer zamówienia',
      '3F2A-91BC-07DE',
      'Regulamin',
      'Zakres usług',
      'słowo19',
      'punkt drugi',
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('goes over pages without losing a word, and numbers them', () => {
    const pages = typeset(contractOf(1_500));
    expect(pages.length).toBeGreaterThan(1);
    const text = textOf(pages);
    for (let index = 0; index < 1_500; index++) expect(text).toContain(`słowo${index}`);
    expect(text).toContain(`1 / ${pages.length}`);
    expect(typeset(contractOf(1_500))).toEqual(pages);
  });

  test('becomes a PDF', async () => {
    const renderer = await startTestRenderer();
    onTestFinished(() => renderer.close());
    const { pdf } = await renderer.render(typeset(contractOf(600)));
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
