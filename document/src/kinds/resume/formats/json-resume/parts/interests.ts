import { MAX_NOTE_CHARACTERS } from '../../../model/section.ts';
import { definePart } from '../part.ts';

/** Name and keywords become one text: `Wildlife: ferrets, unicorns`. */
export const interests = definePart({
  key: 'interests',
  section: 'interests',
  sections: ['interests'],
  fromJson: (entry, intake) => {
    const content = [entry.name, entry.keywords.join(', ')].filter((text) => text !== '').join(': ');
    return intake.pieces('name', content, MAX_NOTE_CHARACTERS).map((piece) => ({ content: piece }));
  },
});
