import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@kreda/proto/renderer-service';

/** Attributes of a run in a test; the rest have the page grammar's usual values. */
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

/** A page that keeps to the grammar, around the given content. */
export function pageSvg(content: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="794" height="1123" viewBox="0 0 794 1123" xml:lang="pl" ' +
    `data-version="24-12-18" data-page="1" data-pages="1" data-page-height="1123">${content}</svg>`
  );
}

export function toPage(svg: string): Page {
  const bytes = Buffer.from(svg);
  return { svg: bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export const portrait = `data:image/jpeg;base64,${readFileSync(new URL('portrait.jpg', import.meta.url)).toString('base64')}`;

const sentences = [
  'Prowadziłam zespół ośmiu osób i wdrożenie systemu zamówień w dwunastu krajach Europy.',
  'Skróciłam czas generowania raportów finansowych z 40 minut do 90 sekund.',
  'Zażółć gęślą jaźń; Příliš žluťoučký kůň; Ąžuolų ąsočių; Її їжак їсть груші.',
  'Zaprojektowałam architekturę płatności: Stripe, PayPal, przelewy i faktury VAT.',
  'Współpraca z działem prawnym, audyty bezpieczeństwa, szkolenia dla 120 osób.',
  'TypeScript, PostgreSQL, Kubernetes, gRPC, AVATAR Tokyo WAVE, To. Ty, P. F.',
];

/** Two pages such as the builder makes: a photo, headings, rules, bullets, links and some 170 runs. */
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
