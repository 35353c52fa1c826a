import { bullets, paragraph } from '../sample-resumes.ts';
import type { Person } from './person.ts';

const publication = (name: string, role: string, dateTo: string) => ({ name, role, dateTo });

/** A historian with a long list of publications. */
export const academic: Person = {
  language: 'en',
  hasPhoto: false,
  personal: {
    firstName: 'Imogen',
    lastName: 'Achterberg',
    profession: 'Associate Professor of Economic History',
    email: 'i.achterberg@university.example',
    phone: '+44 131 496 0022',
    city: 'Edinburgh',
    website: 'https://achterberg.example.org',
  },
  summary:
    'Economic historian of the North Sea region, 1500 to 1800. My work joins port books, tax rolls and letters into data sets that others can use, and asks who paid for the growth of trade. Principal investigator of two funded projects; supervisor of nine doctoral theses.',
  lists: {
    experiences: [
      {
        position: 'Associate Professor',
        company: 'University of Lothian, School of History',
        city: 'Edinburgh',
        dateFrom: '2019-09',
        present: true,
        description: bullets(
          'Lead the research group “Harbours and Households” (two postdoctoral fellows, four doctoral students).',
          'Teach the survey of early modern Europe and an honours course on debt and credit; redesigned both for blended teaching.',
          'Member of Senate; convener of the ethics committee from 2021 to 2024.',
        ),
      },
      {
        position: 'Lecturer in Early Modern History',
        company: 'University of Humberside',
        city: 'Hull',
        dateFrom: '2013-09',
        dateTo: '2019-08',
        description: bullets(
          'Developed and taught six modules; external examiner at two universities.',
          'Built the open data set of the Hull port books (41,000 entries), used in at least 30 published papers.',
        ),
      },
      {
        position: 'Postdoctoral Fellow',
        company: 'Institute for Social History',
        city: 'Leiden',
        dateFrom: '2011-01',
        dateTo: '2013-08',
      },
    ],
    education: [
      {
        schoolName: 'University of Cambridge',
        degree: 'PhD',
        fieldOfStudy: 'History',
        city: 'Cambridge',
        dateFrom: '2006-10',
        dateTo: '2010-11',
        additionalActivities: paragraph(
          'Thesis: “Widows’ Capital: Women as Creditors in Three Dutch Ports, 1580–1680”.',
        ),
      },
      {
        schoolName: 'University of Groningen',
        degree: 'MA (cum laude)',
        fieldOfStudy: 'Economic and Social History',
        dateFrom: '2004-09',
        dateTo: '2006-08',
      },
    ],
    projects: [
      publication('Who Paid for the Harbour? Tolls, Taxes and Towns, 1550–1750', 'Cambridge University Press', '2023'),
      publication('Paper Fleets: Insurance Fraud in the North Sea', 'Past & Present 258, pp. 91–127', '2023'),
      publication('Counting Herring, Counting People', 'Journal of Economic History 82 (3), pp. 701–738', '2022'),
      publication('With J. Okafor: Debt without Banks', 'Economic History Review 74 (2), pp. 415–444', '2021'),
      publication('The Clerk’s Thumb: Errors in Port Books', 'Historical Methods 53 (1), pp. 22–40', '2020'),
      publication('Reading Tax Rolls against the Grain', 'Social History 44 (4), pp. 389–412', '2019'),
      publication('Households on the Quay', 'Continuity and Change 33 (2), pp. 177–205', '2018'),
      publication('With L. Brandt and M. Sørensen: Wages at Sea', 'Explorations in Economic History 63', '2017'),
      publication('Widows’ Capital: Women as Creditors', 'Brill', '2015'),
      publication('Letters of Credit, Letters of Complaint', 'Renaissance Studies 27 (5), pp. 644–663', '2013'),
    ],
    awards: [
      { name: 'Philip Leverhulme Prize', organizer: 'Leverhulme Trust', date: '2020-10' },
      { name: 'Best First Monograph', organizer: 'Economic History Society', date: '2016-04' },
    ],
    languages: [
      { language: 'English', level: 'native' },
      { language: 'Dutch', level: 'c2' },
      { language: 'German', level: 'b2' },
      { language: 'Danish', level: 'b1', levelDescription: 'reading' },
      { language: 'Latin', levelDescription: 'palaeography' },
    ],
    skills: [
      { name: 'Palaeography' },
      { name: 'R and SQL' },
      { name: 'Grant writing' },
      { name: 'Archive digitisation' },
    ],
    references: [
      {
        name: 'Prof. Margaret Hume',
        position: 'Head of School',
        company: 'University of Lothian',
        contact: 'm.hume@university.example',
      },
    ],
  },
  titles: { projects: 'Selected publications' },
};
