import { describe, expect, test } from 'vitest';
import { pageRuns } from '../../../engine/page-runs.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { pageTextItems } from '../../../testing/page-text-items.ts';
import { bullets, entry } from '../../../testing/sample-resumes.ts';
import { emptyResume, type Resume } from '../model/resume.ts';
import { TEMPLATE_SLUGS } from '../model/templates-by-slug.ts';
import { applyOperation } from '../operations/operation.ts';
import { resolveStyle } from '../styles/resolve-style.ts';
import { createTypesetter } from '../typeset.ts';

const typesetter = createTypesetter(installedFonts());

const MAIL = 'katarzyna.wisniewska-kowalczyk@kancelaria.example.com';
const PHONE = '+48 601 234 567';
/** A profession that does not fit on one line next to a long name in a band over two columns. */
const PROFESSION = 'Kierowniczka zmiany w hucie szkła gospodarczego';
const LINK = 'certificates.example.org/professional/2024/verify/3f9a-77c1';

function resumeIn(pattern: (typeof TEMPLATE_SLUGS)[number]): Resume {
  const base = emptyResume(crypto.randomUUID(), 'pl', pattern);
  const person = base.sections['personal-data'].data;
  return [
    {
      type: 'data',
      section: 'personal-data',
      data: {
        ...person,
        firstName: 'Anna',
        lastName: 'Nowakowska-Wiśniewska',
        profession: PROFESSION,
        email: MAIL,
        phone: PHONE,
      },
    },
    {
      type: 'data',
      section: 'experiences',
      data: {
        items: [
          entry('experiences', 'e1', {
            position: 'Kierowniczka zmiany',
            company: 'Huta Szkła Irena',
            city: 'Inowrocław',
            dateFrom: '2019-04',
            present: true,
            description: bullets('Prowadzę zmianę dwunastu osób', 'Planuję przeglądy pieców'),
          }),
          entry('experiences', 'e2', { position: 'Szlifierka', company: 'Rżnięte', dateFrom: '2012', dateTo: '2018' }),
        ],
      },
    },
    {
      type: 'data',
      section: 'certifications',
      data: {
        items: [entry('certifications', 'c1', { name: 'Prowadzenie pieców', issuer: 'UDT', url: `https://${LINK}` })],
      },
    },
    {
      type: 'sections-config',
      config: { enabled: ['certifications'], active: base.sectionsActive },
    },
    { type: 'done' },
  ].reduce<Resume>(
    (resume, operation) => applyOperation(resume, operation as Parameters<typeof applyOperation>[1]),
    base,
  );
}

describe.each(TEMPLATE_SLUGS)('the facts that software looks for in %s', (pattern) => {
  const { pages } = typesetter.typeset(resumeIn(pattern));
  const runs = pages.flatMap(pageRuns);
  const texts = runs.map(({ text }) => text);

  test.each([
    ['the e-mail address', MAIL],
    ['the telephone number', PHONE],
    ['a long link', LINK],
    ['a position', 'Kierowniczka zmiany'],
    ['a company', 'Huta Szkła Irena'],
    ['dates', '04.2019 – obecnie'],
    ['a place', 'Inowrocław'],
  ])('%s is one run of its own', (_, words) => {
    expect(texts).toContain(words);
  });

  test('bullets are characters in front of their items', () => {
    const bullet = texts.indexOf('•\u00a0');
    expect(texts[bullet + 1]).toBe('Prowadzę zmianę dwunastu osób');
    expect(texts.filter((text) => text === '•\u00a0')).toHaveLength(2);
  });

  test('the name comes before everything else', () => {
    expect(texts[0]!.toLowerCase()).toBe('anna nowakowska-wiśniewska');
  });

  test('a company without a place is separated from its dates by a dot', () => {
    const company = texts.indexOf('Rżnięte');
    expect(
      texts
        .slice(company, company + 3)
        .join('')
        .replaceAll('\u00a0', ' '),
    ).toMatch(/^Rżnięte ·\s*2012 – 2018$/);
  });

  test('at most one line of the head crosses the white space between two columns', () => {
    const { columns } = resolveStyle(resumeIn(pattern));
    if (columns.length === 1) return;
    // Text items are in points.
    const whitePt = (Math.max(...columns.map(({ xPx }) => xPx)) - 12) * 0.75;
    const crossing = pageTextItems(pages).filter(
      ({ page, x, y, width }) => page === 1 && y < 300 && x < whitePt && x + width > whitePt,
    );
    expect(new Set(crossing.map(({ y }) => Math.round(y))).size).toBeLessThanOrEqual(1);
  });

  test('dates are not read as the first words of the title', () => {
    const title = runs.find(({ text }) => text === 'Kierowniczka zmiany')!;
    const before = runs.filter(({ yPx, xPx }) => Math.abs(yPx - title.yPx) < 2 && xPx < title.xPx);
    expect(before).toEqual([]);
  });
});
