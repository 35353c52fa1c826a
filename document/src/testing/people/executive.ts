import { bullets, paragraph } from '../sample-resumes.ts';
import type { Person } from './person.ts';

/** A managing director: few sections, long texts, two pages. */
export const executive: Person = {
  language: 'en',
  hasPhoto: true,
  personal: {
    firstName: 'Rafael',
    lastName: 'Montcrieff',
    profession: 'Chief Operating Officer',
    email: 'rafael@montcrieff.example',
    phone: '+1 312 555 0147',
    city: 'Chicago, IL',
    linkedin: 'linkedin.com/in/montcrieff',
  },
  summary:
    'Operations executive with 22 years in food manufacturing and distribution, the last nine in charge of profit and loss up to $1.4 billion. Known for turning around plants without losing their people: three turnarounds, no strike, and an average tenure of direct reports of seven years.',
  lists: {
    experiences: [
      {
        position: 'Chief Operating Officer',
        company: 'Prairie Foods Group',
        city: 'Chicago, IL',
        dateFrom: '2019-01',
        present: true,
        companyDescription: paragraph('Privately held, 14 plants, 6,300 employees, $1.4 billion in revenue.'),
        description: bullets(
          'Raised EBITDA from 7.1 % to 11.8 % in four years while volume grew by a fifth; 60 % of the gain came from yield and changeover times.',
          'Closed two plants and opened one; 83 % of the affected employees took another position in the group.',
          'Moved planning from 31 spreadsheets to one system in eleven months. Service level rose from 92.4 % to 98.1 %.',
          'Built the group’s first safety academy: recordable incidents fell from 3.9 to 1.1 per 200,000 hours.',
        ),
      },
      {
        position: 'Senior Vice President, Supply Chain',
        company: 'Harvest & Holloway',
        city: 'Minneapolis, MN',
        dateFrom: '2013-05',
        dateTo: '2018-12',
        description: bullets(
          'Led 1,900 people in procurement, logistics and planning for a network of nine distribution centers.',
          'Renegotiated the carrier base from 140 to 38 partners and saved $26 million a year.',
          'Integrated two acquisitions within nine months each, on budget.',
        ),
      },
      {
        position: 'Plant Director',
        company: 'Harvest & Holloway',
        city: 'Omaha, NE',
        dateFrom: '2008-03',
        dateTo: '2013-04',
        description: bullets(
          'Turned the group’s weakest plant into its second best by output per hour.',
          'Introduced three-shift self-managed teams together with the union.',
        ),
      },
      {
        position: 'Production Manager',
        company: 'Lakeshore Dairy',
        city: 'Milwaukee, WI',
        dateFrom: '2003-06',
        dateTo: '2008-02',
        description: bullets('Ran two lines with 120 people; commissioned a $14 million aseptic filling hall.'),
      },
    ],
    education: [
      {
        schoolName: 'Northwestern University, Kellogg',
        degree: 'MBA',
        city: 'Evanston, IL',
        dateFrom: '2006-09',
        dateTo: '2008-06',
      },
      {
        schoolName: 'Purdue University',
        degree: 'BSc',
        fieldOfStudy: 'Industrial Engineering',
        city: 'West Lafayette, IN',
        dateFrom: '1999-08',
        dateTo: '2003-05',
      },
    ],
    awards: [{ name: 'Manufacturing Leader of the Year', organizer: 'Midwest Business Council', date: '2022-11' }],
    volunteering: [{ name: 'Greater Chicago Food Bank', role: 'Chair of the board', dateFrom: '2020', present: true }],
    languages: [
      { language: 'English', level: 'native' },
      { language: 'French', level: 'c1' },
      { language: 'Spanish', level: 'b2' },
    ],
    skills: [
      { name: 'P&L responsibility' },
      { name: 'Turnaround' },
      { name: 'Post-merger integration' },
      { name: 'Labor relations' },
    ],
  },
};
