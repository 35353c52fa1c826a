import { academic } from './templates/academic.ts';
import { amber } from './templates/amber.ts';
import { bold } from './templates/bold.ts';
import { classic } from './templates/classic.ts';
import { compact } from './templates/compact.ts';
import { duotone } from './templates/duotone.ts';
import { editorial } from './templates/editorial.ts';
import { europass } from './templates/europass.ts';
import { executive } from './templates/executive.ts';
import { grid } from './templates/grid.ts';
import { icons } from './templates/icons.ts';
import { minimal } from './templates/minimal.ts';
import { mirror } from './templates/mirror.ts';
import { modern } from './templates/modern.ts';
import { monogram } from './templates/monogram.ts';
import { plain } from './templates/plain.ts';
import { portrait } from './templates/portrait.ts';
import { tabular } from './templates/tabular.ts';
import { tags } from './templates/tags.ts';
import { timeline } from './templates/timeline.ts';

/** All templates, in the order in which they are offered. */
export const TEMPLATES = [
  modern,
  classic,
  bold,
  mirror,
  timeline,
  executive,
  portrait,
  minimal,
  tags,
  compact,
  academic,
  europass,
  plain,
  duotone,
  grid,
  icons,
  editorial,
  amber,
  monogram,
  tabular,
] as const;
