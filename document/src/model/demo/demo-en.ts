import { plainToRichText } from '../rich-text.ts';
import {
  type DemoContent,
  demoEducation,
  demoExperiences,
  demoLanguages,
  demoPerson,
  demoSkills,
} from './demo-person.ts';

export const DEMO_EN: DemoContent = {
  'personal-data': demoPerson({ profession: 'Marketing specialist', city: 'Wrocław' }),
  summary: {
    content: plainToRichText(
      'Marketing specialist with six years in online retail. I combine data with good writing: the last campaign I led raised sales by 38% on a budget smaller by a fifth.',
    ),
  },
  experiences: demoExperiences([
    {
      position: 'Senior marketing specialist',
      company: 'Polne Smaki',
      city: 'Wrocław',
      from: '2022-03',
      to: '',
      points: [
        'Plan and run search and social campaigns with a yearly budget of 280,000 euros.',
        'Introduced A/B tests of product pages; conversion rose from 1.9% to 2.7%.',
        'Lead a team of three and work with two agencies.',
      ],
    },
    {
      position: 'Content specialist',
      company: 'Latarnia Bookshop',
      city: 'Poznań',
      from: '2019-06',
      to: '2022-02',
      points: [
        'Edited a newsletter for 60,000 subscribers and doubled the number of its regular readers.',
        'Built a content catalogue that cut publishing time from five days to two.',
      ],
    },
  ]),
  education: demoEducation([
    {
      schoolName: 'University of Wrocław',
      degree: 'MA',
      fieldOfStudy: 'Visual communication',
      city: 'Wrocław',
      from: '2014-10',
      to: '2019-06',
    },
  ]),
  skills: demoSkills([
    ['Search campaigns', 5],
    ['Data analysis', 4],
    ['Copy editing', 5],
    ['Team leadership', 3],
  ]),
  languages: demoLanguages([
    ['Polish', 'native'],
    ['English', 'c1'],
    ['German', 'b1'],
  ]),
};
