import { EN_UK } from '../clauses/clauses-en.ts';
import { demoContent } from './demo-content.ts';

/** The phone number is in the range that Ofcom reserves for fiction. */
export const DEMO_EN = demoContent({
  person: {
    firstName: 'Emily',
    lastName: 'Hughes',
    profession: 'Marketing and E-commerce Specialist',
    email: 'emily.hughes@example.com',
    phone: '+44 7700 900142',
    city: 'Bristol',
    website: 'emily-hughes.example.com',
    linkedin: 'linkedin.com/in/emily.hughes',
  },
  summary:
    'Marketing specialist with more than six years in online retail. I pair hard numbers with clear copy: my ‘Long Table’ campaign lifted sales by 34% on a smaller budget than the year before. Happiest in teams that test an idea before they argue about it.',
  experiences: [
    {
      position: 'Senior Marketing Specialist',
      company: 'Fern & Furrow Ltd',
      city: 'Bristol',
      from: '2022-05',
      companyDescription: 'Online farm shop delivering produce from 120 growers across the South West.',
      points: [
        'Plan and run search and paid social campaigns with an annual budget of £260,000.',
        'Set up A/B testing on product pages, raising conversion from 2.1% to 2.9%.',
        'Manage a team of three and brief two external agencies.',
      ],
      achievements: 'Cut the cost of winning a new customer by 27% within the first eighteen months.',
    },
    {
      position: 'Content Executive',
      company: 'Harbourside Books',
      city: 'Bristol',
      from: '2019-09',
      to: '2022-04',
      points: [
        'Wrote and edited a weekly newsletter for 45,000 subscribers; open rates rose from 19% to 31%.',
        'Rebuilt the publishing workflow so that a feature went live in two days instead of five.',
        'Grew organic search traffic by 68% in two years.',
      ],
    },
    {
      position: 'E-commerce Assistant',
      company: 'Wool & Willow',
      city: 'Cardiff',
      from: '2018-07',
      to: '2019-08',
      points: [
        'Wrote listings for 900 products and kept stock in step across the shop, eBay and Etsy.',
        'Answered customer queries, holding a 98% satisfaction score over Christmas trading.',
      ],
    },
  ],
  education: [
    {
      schoolName: 'Cardiff University',
      degree: 'MSc',
      fieldOfStudy: 'Digital Marketing',
      city: 'Cardiff',
      from: '2017-09',
      to: '2018-09',
      additionalActivities: 'Passed with distinction; dissertation on returns in online fashion retail.',
    },
    {
      schoolName: 'University of Exeter',
      degree: 'BA (Hons)',
      fieldOfStudy: 'English and Communications',
      city: 'Exeter',
      from: '2014-09',
      to: '2017-06',
    },
  ],
  skills: [
    ['Paid search', 5],
    ['Copywriting', 5],
    ['Web analytics', 4],
    ['SEO', 4],
    ['Email marketing', 4],
    ['Team leadership', 3],
  ],
  languages: [
    ['English', 'native'],
    ['French', 'b2', 'DELF B2 (2016)'],
    ['Spanish', 'a2'],
  ],
  software: [
    ['Google Analytics 4', 5],
    ['Google Ads', 5],
    ['Shopify', 4],
    ['Mailchimp', 4],
    ['Adobe Photoshop', 3],
  ],
  certifications: [
    { name: 'Google Ads Search Certification', by: 'Google', date: '2024-02' },
    { name: 'Diploma in Professional Digital Marketing', by: 'West of England Marketing Institute', date: '2021-06' },
  ],
  courses: [
    {
      name: 'SQL for Marketers',
      by: 'Avon Data School',
      date: '2023-03',
      description: 'Ten evening sessions on querying sales and campaign data.',
    },
    { name: 'First-Time Manager', by: 'Clifton Leadership Centre', date: '2022-09' },
  ],
  awards: [
    {
      name: 'Best Food & Drink Campaign',
      by: 'South West E-commerce Awards',
      date: '2024-10',
      description: 'Winner from 48 entries, for ‘Long Table’.',
    },
  ],
  projects: [
    {
      name: 'Long Table',
      role: 'Campaign lead',
      from: '2024-03',
      to: '2024-08',
      url: 'longtable.example.com',
      description:
        'A summer of pop-up suppers with 18 growers, sold out online in nine days and filmed for social media.',
    },
    {
      name: 'Move to Shopify',
      role: 'Content owner',
      from: '2023-02',
      to: '2023-07',
      description: 'Migrated 2,600 pages to a new platform without losing a single top-ten search position.',
    },
  ],
  publications: [
    {
      title: 'What shoppers read before they buy local food',
      authors: 'E. Hughes, D. Okafor',
      publisher: 'Journal of Online Retail, 12 (3)',
      date: '2023-11',
    },
  ],
  volunteering: [
    {
      name: 'Severn Food Bank',
      role: 'Fundraising volunteer',
      from: '2020-04',
      description: 'I run the online appeals, which brought in £17,500 last winter.',
    },
  ],
  memberships: [{ organization: 'West of England Marketing Guild', role: 'Committee member', from: '2021-03' }],
  licences: [['B', '2014-08']],
  references: [
    {
      name: 'Daniel Okafor',
      position: 'Head of Marketing',
      company: 'Fern & Furrow Ltd',
      contact: 'daniel.okafor@example.com',
    },
    {
      name: 'Helen Marsh',
      position: 'Managing Editor',
      company: 'Harbourside Books',
      contact: 'helen.marsh@example.com',
    },
  ],
  interests: [
    'Sea swimming, all year round',
    'Allotment gardening and the seed swaps that come with it',
    'Singing alto in a community choir',
  ],
  clause: EN_UK,
});
