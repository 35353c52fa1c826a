import { exactHeadingKind, type HeadingKind } from '../../../../reader/heading-words.ts';
import type { TableKind } from './columns.ts';

/** The names of an export's files with parts of a CV, without letters' case, spaces, numbers and ending. */
const KIND_OF_NAME: Readonly<Record<string, TableKind>> = {
  profile: 'profile',
  profilesummary: 'profile-summary',
  emailaddresses: 'emails',
  emails: 'emails',
  phonenumbers: 'phones',
  phones: 'phones',
  whatsappphonenumbers: 'phones',
  whatsapp: 'phones',
  websites: 'websites',
  twitterhandles: 'twitter',
  positions: 'positions',
  education: 'education',
  educations: 'education',
  skills: 'skills',
  languages: 'languages',
  certifications: 'certifications',
  licensesandcertifications: 'certifications',
  projects: 'projects',
  courses: 'courses',
  honors: 'awards',
  honorsandawards: 'awards',
  awards: 'awards',
  patents: 'patents',
  publications: 'publications',
  organizations: 'organizations',
  organisations: 'organizations',
  volunteering: 'volunteering',
  volunteerexperiences: 'volunteering',
  volunteerexperience: 'volunteering',
  testscores: 'test-scores',
  recommendationsreceived: 'recommendations',
  causesyoucareabout: 'causes',
  volunteercauses: 'causes',
  interests: 'interests',
};

/** The tables that a file named after a section has, in any of the 11 languages. */
const KIND_OF_HEADING: Partial<Record<HeadingKind, TableKind>> = {
  experience: 'positions',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  certificates: 'certifications',
  projects: 'projects',
  courses: 'courses',
  awards: 'awards',
  publications: 'publications',
  memberships: 'organizations',
  volunteering: 'volunteering',
  interests: 'interests',
};

/** The file's name without folders. */
export function baseName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}

/** The table in a file of an export, by the file's name; undefined for files that are no part of a CV. */
export function tableKindOf(path: string): TableKind | undefined {
  const name = baseName(path)
    .replace(/\.csv$/i, '')
    // Members' numbers (Shares_252701747) and copies of downloads: Skills (1), Skills_2.
    .replace(/[\s_]*(?:\(\d+\)|_\d+)$/, '');
  const key = name.toLowerCase().replace(/[^\p{L}]/gu, '');
  if (Object.hasOwn(KIND_OF_NAME, key)) return KIND_OF_NAME[key];
  const heading = exactHeadingKind(name.replaceAll('_', ' '));
  return heading === null ? undefined : KIND_OF_HEADING[heading];
}
