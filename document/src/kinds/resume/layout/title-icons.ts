import { type Block, shift } from '../../../engine/blocks/block.ts';
import { type CustomSection, isCustomSection } from '../model/custom-sections.ts';
import type { OrderedSection } from '../model/sections.ts';

/** A section, or the contacts at the head of a side column. */
export type TitleIcon = OrderedSection | 'contact';

const CERTIFICATE =
  'M12 15a3 3 0 1 0 6 0a3 3 0 1 0 -6 0 M13 17.5v4.5l2 -1.5l2 1.5v-4.5 M10 19h-5a2 2 0 0 1 -2 -2v-10c0 -1.1 .9 -2 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -1 1.73 M6 9l12 0 M6 12l3 0 M6 15l2 0';

/** Outlines on a 24 × 24 grid, drawn with a stroke of 2, based on Tabler Icons (MIT). */
const OUTLINES: Readonly<Record<Exclude<TitleIcon, CustomSection> | 'custom', string>> = {
  custom: 'M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4 M13.5 6.5l4 4',
  summary: 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0 M6 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2',
  experiences:
    'M3 9a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2l0 -9 M8 7v-2a2 2 0 0 1 2 -2h4a2 2 0 0 1 2 2v2 M12 12l0 .01 M3 13a20 20 0 0 0 18 0',
  education: 'M22 9l-10 -4l-10 4l10 4l10 -4v6 M6 10.6v5.4a6 3 0 0 0 12 0v-5.4',
  projects:
    'M4 13a8 8 0 0 1 7 7a6 6 0 0 0 3 -5a9 9 0 0 0 6 -8a3 3 0 0 0 -3 -3a9 9 0 0 0 -8 6a6 6 0 0 0 -5 3 M7 14a6 6 0 0 0 -3 6a6 6 0 0 0 6 -3 M14 9a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  publications:
    'M16 6h3a1 1 0 0 1 1 1v11a2 2 0 0 1 -4 0v-13a1 1 0 0 0 -1 -1h-10a1 1 0 0 0 -1 1v12a3 3 0 0 0 3 3h11 M8 8l4 0 M8 12l4 0 M8 16l4 0',
  volunteering: 'M19.5 12.572l-7.5 7.428l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.5 6.572',
  memberships:
    'M10 13a2 2 0 1 0 4 0a2 2 0 0 0 -4 0 M8 21v-1a2 2 0 0 1 2 -2h4a2 2 0 0 1 2 2v1 M15 5a2 2 0 1 0 4 0a2 2 0 0 0 -4 0 M17 10h2a2 2 0 0 1 2 2v1 M5 5a2 2 0 1 0 4 0a2 2 0 0 0 -4 0 M3 13v-1a2 2 0 0 1 2 -2h2',
  'driving-licences':
    'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0 M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0 M12 14v7 M10 12l-6.75 -2 M14 12l6.75 -2',
  courses: 'M3 19a9 9 0 0 1 9 0a9 9 0 0 1 9 0 M3 6a9 9 0 0 1 9 0a9 9 0 0 1 9 0 M3 6l0 13 M12 6l0 13 M21 6l0 13',
  certifications: CERTIFICATE,
  awards:
    'M6 9a6 6 0 1 0 12 0a6 6 0 1 0 -12 0 M12 15l3.4 5.89l1.598 -3.233l3.598 .232l-3.4 -5.889 M6.802 12l-3.4 5.89l3.598 -.233l1.598 3.232l3.4 -5.889',
  skills: 'M7 10h3v-3l-3.5 -3.5a6 6 0 0 1 8 8l6 6a2 2 0 0 1 -3 3l-6 -6a6 6 0 0 1 -8 -8l3.5 3.5',
  software: 'M3 5a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10 M7 20h10 M9 16v4 M15 16v4',
  languages:
    'M9 6.371c0 4.418 -2.239 6.629 -5 6.629 M4 6.371h7 M5 9c0 2.144 2.252 3.908 6 4 M12 20l4 -9l4 9 M19.1 18h-6.2 M6.694 3l.793 .582',
  interests:
    'M12 17.75l-6.172 3.245l1.179 -6.873l-5 -4.867l6.9 -1l3.086 -6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158 -3.245',
  references: 'M8 9h8 M8 13h6 M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12',
  contact:
    'M20 6v12a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2 M10 16h6 M11 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0 M4 8h3 M4 12h3 M4 16h3',
  clauses: CERTIFICATE,
};

/** The outline of the icon at a section's title. */
export function titleOutline(icon: TitleIcon): string {
  return OUTLINES[isCustomSection(icon) ? 'custom' : icon];
}

const DISC_PX = 28;
const ICON_PX = 16;
/** Width that the disc and the white space after it take from a title. */
export const TITLE_ICON_ROOM_PX = 40;

/** The measures of the disc and its icon, and the room that they take from a title; px. */
export const TITLE_DISC = { discPx: DISC_PX, iconPx: ICON_PX, roomPx: TITLE_ICON_ROOM_PX } as const;

/** A title at the right of a disc with its icon. A title of several lines begins beside the disc. */
export function withTitleIcon(title: Block, icon: TitleIcon, { fill, ink }: { fill: string; ink: string }): Block {
  const dropPx = Math.max(0, (DISC_PX - title.heightPx) / 2);
  const inset = (DISC_PX - ICON_PX) / 2;
  const words = shift(title, TITLE_ICON_ROOM_PX, dropPx);
  return {
    draws: [
      { kind: 'circle', xPx: DISC_PX / 2, yPx: DISC_PX / 2, radiusPx: DISC_PX / 2, fill },
      {
        kind: 'path',
        xPx: inset,
        yPx: inset,
        scale: ICON_PX / 24,
        data: titleOutline(icon),
        fill: null,
        stroke: ink,
      },
      ...words.draws,
    ],
    heightPx: Math.max(DISC_PX, words.heightPx),
  };
}
