import type { HeroStyle, TemplateStyle } from '../../styles/template-style.ts';
import { type Scale, textCss } from './css-values.ts';

/** A long name is set smaller on a narrow screen, and never wider than the screen. */
function nameCss({ name, nameCase }: HeroStyle, scale: Scale): string {
  const { sizePx } = name;
  return `${textCss(name, scale)};font-size:clamp(min(1.75rem,${scale.rem(sizePx)}),8.5vw,${scale.rem(sizePx)});text-transform:${nameCase === 'upper' ? 'uppercase' : 'none'}`;
}

/** The rules of the page's head. */
export function heroCss({ hero }: TemplateStyle, scale: Scale): string {
  const { rem } = scale;
  const contact = textCss(hero.contact, scale);
  const photo = photoOf(hero);
  return [
    `h1{${nameCss(hero, scale)}}`,
    `.profession{${textCss(hero.profession, scale)};margin-top:${rem(4)}}`,
    `.contact.contact,.contact.contact a{${contact}}`,
    `.contact .icon{stroke:${hero.icon};width:1.12em;height:1.12em}`,
    `.photo{width:${rem(photo.widthPx)};height:${rem(photo.heightPx)};border-radius:${photo.radius};${photo.border ? `border:${rem(4)} solid ${photo.border};` : ''}}`,
    ...kindRules(hero, scale),
  ].join('\n');
}

interface PhotoBox {
  widthPx: number;
  heightPx: number;
  radius: string;
  border: string | null;
}

function photoOf({ photo }: HeroStyle): PhotoBox {
  const size = 'sizePx' in photo ? { widthPx: photo.sizePx, heightPx: photo.sizePx } : photo;
  const shape = 'shape' in photo ? photo.shape : 'rectangle';
  const radius = { circle: '50%', rounded: '.75rem', rectangle: '0' }[shape];
  return { ...size, radius, border: 'border' in photo ? photo.border : null };
}

function kindRules(hero: HeroStyle, scale: Scale): string[] {
  const { rem } = scale;
  switch (hero.kind) {
    case 'split':
      return [];
    case 'masthead':
      return [`.hero{background:${hero.color}}`];
    case 'plain': {
      const { rule, align } = hero;
      const line = rule && `${rule.isDouble ? 'double' : 'solid'} ${rule.color}`;
      return [
        ...(rule
          ? [
              `.hero::after{content:"";flex-basis:100%;border-bottom:${rem(rule.isDouble ? 4 : rule.thicknessPx)} ${line};margin-top:${rem(rule.gapPx)}}`,
            ]
          : []),
        ...(align === 'center'
          ? ['.hero:not(:has(.photo)){text-align:center}', '.hero:not(:has(.photo)) .contact{justify-content:center}']
          : []),
        ...(hero.contactsIn === 'list' ? ['.hero .contact{flex-direction:column}'] : []),
        ...photoSide(hero.photo.side),
      ];
    }
    case 'band':
      return [
        `.hero{background:${hero.color};${hero.stripe ? `border-bottom:${rem(6)} solid ${hero.stripe}` : ''}}`,
        ...photoSide(hero.photo.side),
      ];
    case 'two-tone':
      return [
        `.hero{background:${hero.color};overflow:clip}`,
        // The lower colour reaches the edges and the foot of the header, however many lines the contacts take.
        `.hero .contact{padding-top:1rem;background:${hero.lower};box-shadow:0 0 0 100vmax ${hero.lower};clip-path:inset(0 -100vmax -100vmax)}`,
        '.hero .photo{position:relative}',
        ...photoSide('right'),
      ];
    case 'monogram':
      return [
        `.rail{background:${hero.rail.color}}`,
        `.rail span{${textCss(hero.letter, scale)}}`,
        `.rail span+span{border-top:1px solid ${hero.line}}`,
        ...photoSide('right'),
      ];
    case 'portrait':
      return [`.hero{background:${hero.color}}`, ...photoSide(hero.photo.side)];
  }
}

/** On a narrow screen the photo stands above the name. */
function photoSide(side: 'left' | 'right'): string[] {
  return side === 'left' ? [] : ['@media print,(min-width:34em){.hero .photo{order:1}}'];
}
