import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import sharp from 'sharp';

/** How a drawn person looks. Colours as `#rrggbb`. */
interface Look {
  skin: string;
  hair: string;
  hairstyle: 'long' | 'bob' | 'bun' | 'short' | 'crop';
  clothes: string;
  wall: string;
  wears?: readonly ('beard' | 'glasses')[];
}

/** The people who show templates with a photo. They are drawn: they show no real person and need no licence. */
const LOOKS: Partial<Record<TemplateSlug, Look>> = {
  modern: { skin: '#f0c6a6', hair: '#8a4f2a', hairstyle: 'bun', clothes: '#2f9c93', wall: '#dff0ec' },
  bold: { skin: '#e0ab82', hair: '#2b2320', hairstyle: 'crop', clothes: '#6b5a4a', wall: '#f6e3c8', wears: ['beard'] },
  mirror: {
    skin: '#f3cfb3',
    hair: '#3a2a22',
    hairstyle: 'bob',
    clothes: '#434a6e',
    wall: '#e4e6f2',
    wears: ['glasses'],
  },
  timeline: { skin: '#f5d3b8', hair: '#c98a3c', hairstyle: 'long', clothes: '#8c6bd1', wall: '#efe8fb' },
  portrait: { skin: '#d79b73', hair: '#231a18', hairstyle: 'bun', clothes: '#8e2350', wall: '#f7dfe8' },
  europass: {
    skin: '#e8b892',
    hair: '#7a7a80',
    hairstyle: 'short',
    clothes: '#2f6fa8',
    wall: '#dfeaf5',
    wears: ['beard'],
  },
  duotone: { skin: '#eec3a0', hair: '#a13d22', hairstyle: 'bob', clothes: '#1f5a50', wall: '#f6e6d6' },
  icons: { skin: '#c98d62', hair: '#1f1815', hairstyle: 'short', clothes: '#f3f4f8', wall: '#cfe6ea' },
  amber: {
    skin: '#f0c6a6',
    hair: '#4a3226',
    hairstyle: 'short',
    clothes: '#ffffff',
    wall: '#f9dd9e',
    wears: ['beard'],
  },
  tabular: {
    skin: '#e3b08a',
    hair: '#5a4636',
    hairstyle: 'crop',
    clothes: '#3d566b',
    wall: '#e3e9ee',
    wears: ['glasses'],
  },
};

/** Behind the head. */
const BACK_HAIR: Readonly<Record<Look['hairstyle'], string>> = {
  long: '<path d="M140 360C120 180 210 90 305 90C410 90 480 175 462 350C456 440 490 530 476 620L132 620C112 520 146 430 140 360Z"/>',
  bob: '<path d="M146 350C130 180 212 96 303 96C402 96 470 178 456 350C454 400 462 432 448 470L156 470C142 430 150 400 146 350Z"/>',
  bun: '<circle cx="302" cy="98" r="62"/><path d="M176 330C170 200 226 128 302 128C380 128 432 204 424 330Z"/>',
  short: '<path d="M174 330C162 196 226 132 302 132C382 132 440 196 428 330Z"/>',
  crop: '<path d="M178 310C172 206 230 150 301 150C374 150 428 206 423 310Z"/>',
};

/** Over the forehead. */
const FRINGE: Readonly<Record<Look['hairstyle'], string>> = {
  long: '<path d="M180 330C180 220 232 170 300 170C372 170 422 222 420 332C404 286 372 250 330 238C288 262 214 262 180 330Z"/>',
  bob: '<path d="M180 322C180 214 236 166 302 166C374 166 424 218 420 326C390 300 372 262 360 240C310 272 230 270 180 322Z"/>',
  bun: '<path d="M182 310C184 216 240 180 300 180C364 180 416 216 418 310C396 254 352 226 300 226C248 226 204 254 182 310Z"/>',
  short:
    '<path d="M180 312C176 214 236 164 304 164C376 164 426 212 420 312C410 276 396 252 384 240C330 250 268 246 226 222C204 244 188 272 180 312Z"/>',
  crop: '<path d="M182 296C184 214 240 178 300 178C364 178 416 214 418 296C400 240 356 214 300 214C244 214 200 240 182 296Z"/>',
};

/** A mixture of a colour with black. @param share of black, 0 to 1. */
function darker(color: string, share: number): string {
  const channels = [1, 3, 5].map((start) =>
    Math.round(Number.parseInt(color.slice(start, start + 2), 16) * (1 - share)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function portraitSvg({ skin, hair, hairstyle, clothes, wall, wears = [] }: Look): string {
  const shade = darker(skin, 0.12);
  const beard = wears.includes('beard')
    ? `<path d="M184 372C186 470 240 506 300 506C360 506 414 470 416 372C400 420 372 412 342 408Q300 394 258 408C228 412 200 420 184 372Z" fill="${hair}"/><path d="M262 440q38 22 76 0q-38 30 -76 0Z" fill="#b4574f"/>`
    : '<path d="M252 436q48 40 98 0q-50 20 -98 0Z" fill="#b4574f"/>';
  const glasses = wears.includes('glasses')
    ? '<g fill="none" stroke="#2c3149" stroke-width="8"><circle cx="252" cy="348" r="42"/><circle cx="350" cy="348" r="42"/><path d="M294 344q7 -6 14 0M210 340l-26 -8M392 340l26 -8"/></g>'
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="760">
  <rect width="600" height="760" fill="${wall}"/>
  <circle cx="470" cy="170" r="210" fill="${darker(wall, 0.06)}"/>
  <g fill="${hair}">${BACK_HAIR[hairstyle]}</g>
  <path d="M245 470L355 470L360 590L300 660L240 590Z" fill="${shade}"/>
  <path d="M40 760C48 640 120 596 232 572L300 650L368 572C480 596 552 640 560 760Z" fill="${clothes}"/>
  <path d="M232 572L300 690L368 572L352 556L300 632L248 556Z" fill="${darker(clothes, clothes === '#ffffff' ? 0.08 : 0.22)}"/>
  <ellipse cx="180" cy="356" rx="20" ry="30" fill="${shade}"/><ellipse cx="420" cy="356" rx="20" ry="30" fill="${shade}"/>
  <ellipse cx="300" cy="345" rx="118" ry="150" fill="${skin}"/>
  <g fill="${hair}">${FRINGE[hairstyle]}</g>
  <path d="M225 316q28 -16 54 0M322 316q28 -16 54 0" fill="none" stroke="${darker(hair, 0.25)}" stroke-width="8" stroke-linecap="round"/>
  <ellipse cx="253" cy="347" rx="12" ry="10" fill="#3b2a22"/><ellipse cx="349" cy="347" rx="12" ry="10" fill="#3b2a22"/>
  <path d="M300 352q-14 40 -6 52q8 6 18 2" fill="none" stroke="${darker(skin, 0.2)}" stroke-width="5" stroke-linecap="round"/>
  ${beard}${glasses}
</svg>`;
}

/** A template's thumbnails show the same portrait in each language. */
const drawn = new Map<TemplateSlug, Buffer>();

/** The portrait of the person who shows a template: a JPEG of 600 × 760 px. Null for a template that is shown without a photo. */
export async function portraitOf(pattern: TemplateSlug): Promise<Buffer | null> {
  const look = LOOKS[pattern];
  if (look === undefined) return null;
  const known = drawn.get(pattern);
  if (known) return known;
  const portrait = await sharp(Buffer.from(portraitSvg(look)))
    .jpeg({ quality: 84 })
    .toBuffer();
  drawn.set(pattern, portrait);
  return portrait;
}
