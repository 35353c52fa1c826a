import { defineSingleSection } from '../section.ts';

/** The networks a resume can link to, in the order they are shown. */
export const SOCIAL_NETWORKS = [
  'linkedin',
  'github',
  'facebook',
  'instagram',
  'twitter',
  'youtube',
  'deviantArt',
  'vKontakte',
] as const;

export const personalData = defineSingleSection({
  slug: 'personal-data',
  mainField: 'firstName',
  flags: ['photo'],
  fields: {
    firstName: 'line',
    lastName: 'line',
    profession: 'line',
    email: 'line',
    phone: 'line',
    city: 'line',
    address: 'line',
    relocate: 'flag',
    birthDate: 'date',
    birthPlace: 'line',
    citizenship: 'line',
    website: 'line',
    linkedin: 'line',
    github: 'line',
    facebook: 'line',
    instagram: 'line',
    twitter: 'line',
    youtube: 'line',
    deviantArt: 'line',
    vKontakte: 'line',
  },
});
