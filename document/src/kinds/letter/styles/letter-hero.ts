import { backgroundAt } from '../../resume/styles/readable-style.ts';
import type { HeroStyle, TemplateStyle } from '../../resume/styles/template-style.ts';

/** Above and below the name in the band that takes the place of a strip. */
const BAND_PADDING_PX = 30;

/**
 * The head of a letter: the template's hero at the letter's margin. Templates with contacts in a side column get a band across the page in
 * that column's colour, with all of it: a letter has nothing else for a side column. Contacts stand in rows: a list of them would take the
 * place of the recipient.
 */
export function letterHero(template: TemplateStyle, marginPx: number): HeroStyle {
  const { hero, columns } = template;
  switch (hero.kind) {
    case 'plain':
      return { ...hero, marginPx, contactsIn: 'rows' };
    case 'band':
    case 'two-tone':
      return { ...hero, marginPx };
    case 'monogram':
    case 'portrait':
      return hero;
    case 'split':
    case 'masthead': {
      const { name, nameCase, profession, contact, contactForm, icon, photo } = hero;
      const side = columns.find(({ id }) => id === 'side')!;
      return {
        name,
        nameCase,
        profession,
        contact,
        contactForm,
        icon,
        kind: 'band',
        color: hero.kind === 'masthead' ? hero.color : backgroundAt(template, side),
        stripe: null,
        marginPx,
        paddingPx: hero.kind === 'masthead' ? hero.paddingPx : BAND_PADDING_PX,
        photo: { shape: photo.shape, sizePx: photo.sizePx, side: 'right' },
      };
    }
  }
}
