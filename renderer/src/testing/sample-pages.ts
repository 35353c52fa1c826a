import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Attachment, Page } from '@kreda/proto/renderer-service';
import { pageSizes } from '../read/geometry.ts';

/** Attributes of a run in a test. The others have the page grammar's usual values. */
export interface RunOptions {
  family?: string;
  size?: number;
  weight?: 400 | 700;
  style?: 'normal' | 'italic';
  fill?: string;
  spacing?: number;
}

export function run(x: number, y: number, text: string, options: RunOptions = {}): string {
  const { family = 'Inter', size = 13, weight = 400, style = 'normal', fill = '#222233', spacing } = options;
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return (
    `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" font-style="${style}"` +
    `${spacing === undefined ? '' : ` letter-spacing="${spacing}"`} fill="${fill}" ` +
    `text-rendering="geometricPrecision" xml:space="preserve">${escaped}</text>`
  );
}

/** The same page marked as painted by engine 2. */
export function ofEngine2(svg: string): string {
  return svg.replace(' data-version=', ' data-engine="2" data-version=');
}

/** A page that conforms to the grammar, around the given content. */
export function pageSvg(content: string, paper: keyof typeof pageSizes = 'a4'): string {
  const { width, height } = pageSizes[paper];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" xml:lang="pl" ` +
    `data-version="24-12-18" data-page="1" data-pages="1" data-page-height="${height}">${content}</svg>`
  );
}

export function toPage(svg: string): Page {
  const bytes = Buffer.from(svg);
  return { svg: bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** A file to attach, with letters that one byte cannot hold. */
export const sampleAttachment: Attachment = {
  name: 'resume.json',
  mediaType: 'application/json',
  description: 'Dane CV (Małgorzata)',
  content: Buffer.from(JSON.stringify({ basics: { name: 'Małgorzata Żółć' } })),
};

export const portrait = `data:image/jpeg;base64,${readFileSync(new URL('portrait.jpg', import.meta.url)).toString('base64')}`;

const sentences = [
  'Prowadziłam zespół ośmiu osób i wdrożenie systemu zamówień w dwunastu krajach Europy.',
  'Skróciłam czas generowania raportów finansowych z 40 minut do 90 sekund.',
  'Zażółć gęślą jaźń; Příliš žluťoučký kůň; Ąžuolų ąsočių; Її їжак їсть груші.',
  'Zaprojektowałam architekturę płatności: Stripe, PayPal, przelewy i faktury VAT.',
  'Współpraca z działem prawnym, audyty bezpieczeństwa, szkolenia dla 120 osób.',
  'TypeScript, PostgreSQL, Kubernetes, gRPC, AVATAR Tokyo WAVE, To. Ty, P. F.',
];

/** Two pages like those of the builder: a photo, headings, rules, bullets, links and some 170 runs. */
export function sampleCv({ family = 'Inter', photo = true } = {}): string[] {
  return [1, 2].map((number) => {
    let content = '<rect x="0" y="0" width="794" height="1123" fill="#ffffff"/>';
    let y = 60;
    if (number === 1) {
      if (photo) {
        content +=
          '<clipPath id="photo"><circle cx="110" cy="110" r="62"/></clipPath>' +
          `<g clip-path="url(#photo)"><image x="48" y="48" width="124" height="124" href="${portrait}" preserveAspectRatio="xMidYMid slice"/></g>`;
      }
      content += run(200, 92, 'Małgorzata Wiśniewska-Kowalczyk', { family, size: 26, weight: 700, fill: '#23235c' });
      content += run(200, 120, 'Inżynierka oprogramowania', { family, size: 15, style: 'italic', fill: '#555577' });
      content += `<a href="mailto:malgorzata@example.com">${run(200, 146, 'malgorzata@example.com', { family, fill: '#2a54b5' })}</a>`;
      content += `<a href="https://example.com/ślad?q=1">${run(400, 146, 'example.com/ślad', { family, fill: '#2a54b5' })}</a>`;
      y = 210;
    }
    for (let section = 0; section < 5; section++) {
      content += `<g data-role="section" data-group="experiences">`;
      content += run(48, y, 'DOŚWIADCZENIE ZAWODOWE', { family, size: 14, weight: 700, fill: '#23235c', spacing: 1 });
      content += `<rect x="48" y="${y + 7}" width="698" height="1.5" fill="#23235c"/>`;
      y += 28;
      for (let entry = 0; entry < 2 && y < 1060; entry++) {
        content += run(48, y, 'Starsza programistka', { family, weight: 700 });
        content += run(640, y, '03.2019 – 11.2024', { family, size: 12, fill: '#666677' });
        y += 18;
        for (let line = 0; line < 4; line++) {
          const sentence = sentences[(section + entry + line + number) % sentences.length] ?? '';
          const [first = '', ...rest] = sentence.split(' ');
          content += `<circle cx="53" cy="${y - 4.5}" r="2" fill="#23235c"/>`;
          content += run(64, y, `${first} `, { family, size: 12.5, weight: 700 });
          content += run(200, y, rest.join(' '), { family, size: 12.5 });
          y += 17;
        }
      }
      y += 14;
      content += '</g>';
    }
    return pageSvg(content);
  });
}

/** Two pages that use every role of docs/page-svg.md. The second one continues parts of the first. */
export function structuredCv(): string[] {
  const g = (role: string, content: string, attributes = '') => `<g data-role="${role}"${attributes}>${content}</g>`;
  const trimmed = ' data-trimmed="true"';
  const item = (level: number, content: string, more = '') => g('list-item', content, ` data-level="${level}"${more}`);
  const photo =
    '<clipPath id="p"><circle cx="700" cy="90" r="50"/></clipPath>' +
    `<g clip-path="url(#p)"><image x="650" y="40" width="100" height="100" href="${portrait}" preserveAspectRatio="xMidYMid slice"/></g>`;
  const hero = g(
    'hero',
    photo +
      g('name', run(48, 60, 'Małgorzata Nowak')) +
      g('paragraph', run(48, 80, 'Inżynierka')) +
      g('contact', `<a href="mailto:m@example.com">${run(48, 100, 'm@example.com')}</a>`),
  );
  const list =
    item(0, run(64, 300, 'Pierwszy punkt, który') + run(64, 317, 'ma dwa wiersze')) +
    item(1, run(80, 334, 'zagnieżdżony')) +
    item(0, run(64, 351, 'drugi'));
  const first = g(
    'columns',
    g(
      'column',
      g(
        'section',
        g('section-title', run(48, 200, 'Doświadczenie')) +
          g(
            'sub-section',
            g('entry-title', run(48, 230, 'Kierowniczka')) +
              g(
                'description',
                g('paragraph', run(48, 260, 'Akapit, który mówi o ') + run(190, 260, 'pracy', { weight: 700 })) + list,
                ' data-field="description"',
              ),
            ' data-entry="e1"',
          ),
        ' data-group="experiences"',
      ),
    ),
  );
  const dots = '<circle cx="600" cy="400" r="4" fill="#23235c"/><circle cx="614" cy="400" r="4" fill="#23235c"/>';
  const second = g(
    'columns',
    g(
      'column',
      g(
        'section',
        g(
          'sub-section',
          g('description', item(0, run(64, 60, 'dokończenie'), trimmed), ` data-field="description"${trimmed}`),
          ` data-entry="e1"${trimmed}`,
        ),
        ` data-group="experiences"${trimmed}`,
      ) +
        g(
          'section',
          g('section-title', run(48, 380, 'Umiejętności')) +
            g(
              'sub-section',
              g('paragraph', run(48, 404, 'Excel')) + g('level', dots, ' data-label="2 / 5"'),
              ' data-entry="s1"',
            ) +
            g('sub-section', item(0, g('list-marker', run(48, 430, '1.')) + run(64, 430, 'numer')), ' data-entry="s2"'),
          ' data-group="skills"',
        ),
    ),
  );
  return [pageSvg(hero + first), pageSvg(second + g('footer', run(600, 1090, 'Małgorzata Nowak · 2 / 2')))];
}
