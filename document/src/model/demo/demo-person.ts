import type { SectionData, SectionSlug } from '../sections.ts';

/** Sample content of some sections, for one document language. */
export type DemoContent = { [S in SectionSlug]?: SectionData<S> };

const EMPTY_PERSON: SectionData<'personal-data'> = {
  firstName: '',
  lastName: '',
  profession: '',
  email: '',
  phone: '',
  city: '',
  address: '',
  relocate: false,
  birthDate: '',
  birthPlace: '',
  citizenship: '',
  website: '',
  linkedin: '',
  github: '',
  facebook: '',
  instagram: '',
  twitter: '',
  youtube: '',
  deviantArt: '',
  vKontakte: '',
};

type Person = Pick<SectionData<'personal-data'>, 'profession' | 'city'>;

export function demoPerson({ profession, city }: Person): SectionData<'personal-data'> {
  return {
    ...EMPTY_PERSON,
    firstName: 'Anna',
    lastName: 'Zielińska',
    profession,
    email: 'anna.zielinska@example.com',
    phone: '+48 600 100 200',
    city,
    linkedin: 'linkedin.com/in/anna-zielinska',
  };
}

interface DemoJob {
  position: string;
  company: string;
  city: string;
  from: string;
  to: string;
  points: readonly string[];
}

export function demoExperiences(jobs: readonly DemoJob[]): SectionData<'experiences'> {
  return {
    items: jobs.map(({ position, company, city, from, to, points }, index) => ({
      id: `demo-${index + 1}`,
      position,
      company,
      city,
      country: '',
      url: '',
      dateFrom: from,
      dateTo: to,
      present: to === '',
      description: [
        {
          type: 'list' as const,
          style: 'bulleted' as const,
          items: points.map((text) => ({ level: 0, children: [{ text }] })),
        },
      ],
      companyDescription: [],
      achievements: [],
    })),
  };
}

interface DemoSchool {
  schoolName: string;
  degree: string;
  fieldOfStudy: string;
  city: string;
  from: string;
  to: string;
}

export function demoEducation(schools: readonly DemoSchool[]): SectionData<'education'> {
  return {
    items: schools.map(({ from, to, ...school }, index) => ({
      ...school,
      id: `demo-${index + 1}`,
      dateFrom: from,
      dateTo: to,
      present: false,
      country: '',
      url: '',
      additionalActivities: [],
    })),
  };
}

export function demoSkills(skills: readonly (readonly [name: string, level: number])[]): SectionData<'skills'> {
  return {
    items: skills.map(([name, level], index) => ({
      id: `demo-${index + 1}`,
      name,
      description: '',
      level,
      levelDescription: '',
    })),
  };
}

type DemoLanguage = readonly [language: string, level: SectionData<'languages'>['items'][number]['level']];

export function demoLanguages(languages: readonly DemoLanguage[]): SectionData<'languages'> {
  return {
    items: languages.map(([language, level], index) => ({
      id: `demo-${index + 1}`,
      language,
      level,
      levelDescription: '',
      certificates: '',
    })),
  };
}
