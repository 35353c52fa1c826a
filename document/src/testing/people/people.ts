import { academic } from './academic.ts';
import { engineer } from './engineer.ts';
import { executive } from './executive.ts';
import { nurse } from './nurse.ts';
import type { Person } from './person.ts';
import { shopAssistant } from './shop-assistant.ts';
import { student } from './student.ts';

/** Six invented people of different trades, languages and amounts of text. Templates are judged on their CVs. */
export const PEOPLE = {
  'shop-assistant': shopAssistant,
  student,
  nurse,
  engineer,
  academic,
  executive,
} as const satisfies Record<string, Person>;
