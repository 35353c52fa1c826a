import type { PositionSuggestions } from '../suggestion-texts.ts';

export const OFFICE_EN: readonly PositionSuggestions[] = [
  {
    titles: ['Accountant', 'Chief accountant', 'Senior accountant', 'Financial accountant'],
    summary: [
      'Books kept on time and without a backlog, from voucher to financial statement. I explain figures so that those who decide can use them.',
    ],
    experiences: [
      'Kept the general ledger and prepared monthly closings',
      'Filed VAT, corporate and income tax returns on time',
      'Reconciled accounts and settled differences with suppliers',
      'Prepared financial statements and the papers for the auditor',
      'Introduced electronic invoices and shortened the monthly closing',
    ],
    skills: [
      'Accounting standards',
      'VAT',
      'Month-end closing',
      'Reconciliation',
      'Financial reporting',
      'Attention to detail',
    ],
    software: ['SAP', 'Xero', 'QuickBooks', 'Microsoft Excel'],
  },
  {
    titles: ['Office administrator', 'Administrative assistant', 'Office assistant', 'Secretary', 'Clerk'],
    summary: [
      'An office where documents are in their place and deadlines surprise nobody. I bring order together with a friendly welcome.',
    ],
    experiences: [
      'Handled correspondence and the flow of documents',
      'Organised meetings, business trips and company events',
      'Ordered supplies and settled office costs',
      'Welcomed guests and answered calls and e-mail',
      'Put the archive in order and introduced an electronic register',
    ],
    skills: ['Organisation', 'Business writing', 'Office equipment', 'Filing', 'Good manners', 'Fast typing'],
    software: ['Microsoft Word', 'Microsoft Excel', 'Microsoft Outlook', 'Microsoft Teams'],
  },
  {
    titles: ['HR specialist', 'Recruiter', 'HR business partner', 'Talent acquisition specialist'],
    summary: [
      "Recruitment that respects both sides' time, and conversations that end with a clear next step. Employment law and a feeling for people, together.",
    ],
    experiences: [
      'Ran recruitment from the advertisement to the first day at work',
      'Interviewed candidates and gave each of them feedback',
      'Organised training and yearly reviews',
      'Advised managers on employment matters',
      'Designed an induction that made new people independent sooner',
    ],
    skills: ['Recruitment', 'Employment law', 'Interviewing', 'Employer branding', 'Training', 'Discretion'],
    software: ['LinkedIn Recruiter', 'Workday', 'Greenhouse', 'Microsoft Excel'],
  },
  {
    titles: ['Payroll specialist', 'Payroll administrator', 'HR and payroll specialist'],
    summary: ['Payrolls without mistakes and on the day. I follow changes in the law and patiently explain payslips.'],
    experiences: [
      'Calculated salaries, benefits and deductions',
      'Filed returns with the tax and social insurance offices',
      'Kept personnel files and working time records',
      'Prepared contracts and certificates',
      'Moved personnel files to electronic form',
    ],
    skills: ['Labour law', 'Social insurance', 'Payroll', 'Working time', 'Discretion', 'Attention to detail'],
    software: ['SAP HCM', 'Sage Payroll', 'ADP', 'Microsoft Excel'],
  },
  {
    titles: [
      'Customer service adviser',
      'Customer service representative',
      'Customer support specialist',
      'Call centre agent',
    ],
    summary: [
      'A calm conversation even when the customer is upset. I look for a solution, not for somebody to blame, and see the matter through.',
    ],
    experiences: [
      'Served customers by phone, e-mail and chat',
      'Took complaints and followed them to a solution',
      'Advised on the choice of products and services',
      'Wrote answers to frequent questions for the knowledge base',
      'Trained new advisers and listened to their calls with them',
    ],
    skills: [
      'Talking to customers',
      'Handling complaints',
      'Patience',
      'Clear writing',
      'Selling',
      'Working under pressure',
    ],
    software: ['Zendesk', 'Freshdesk', 'Salesforce', 'Genesys'],
  },
  {
    titles: ['Accounts assistant', 'Junior accountant', 'Bookkeeper', 'Data entry clerk', 'Invoicing clerk'],
    summary: [
      'Accurate data entry, and documents that go where they belong at once. I am learning accounting from its practical side.',
    ],
    experiences: [
      'Entered sales and purchase invoices',
      'Checked documents for form and figures',
      'Prepared transfers and bank statements',
      'Cleared differences with business partners',
      'Filed accounting documents',
    ],
    skills: ['Invoicing', 'Accounting documents', 'Accuracy', 'Fast data entry', 'Basics of VAT'],
    software: ['QuickBooks', 'Xero', 'Sage', 'Microsoft Excel'],
  },
  {
    titles: ['Executive assistant', 'Personal assistant', 'PA to the board', 'Office manager'],
    summary: [
      "A manager's day in which everything has its turn, and matters settled before anybody asks. Discretion goes without saying.",
    ],
    experiences: [
      "Kept the board's calendar and organised its travel",
      'Prepared presentations, minutes and resolutions',
      'Coordinated the office and its suppliers',
      'Translated correspondence and looked after guests from abroad',
      'Introduced a shared calendar and room booking',
    ],
    skills: ['Organisation', 'Discretion', 'Minute taking', 'Foresight', 'Negotiating with suppliers', 'Languages'],
    software: ['Microsoft Outlook', 'PowerPoint', 'Microsoft Teams', 'SAP Concur', 'DocuSign'],
  },
  {
    titles: ['Lawyer', 'Solicitor', 'Legal counsel', 'Legal assistant', 'Paralegal'],
    summary: [
      'Law put into clear advice. I foresee risks before they become disputes, and write contracts that can be understood.',
    ],
    experiences: [
      'Drafted and reviewed contracts',
      'Prepared pleadings and legal opinions',
      'Represented clients before courts and authorities',
      "Advised the company's departments from day to day",
      'Wrote standard contracts that shortened negotiations',
    ],
    skills: ['Civil law', 'Commercial law', 'Data protection', 'Legal writing', 'Risk analysis', 'Negotiating'],
    software: ['LexisNexis', 'Westlaw', 'Microsoft Word', 'DocuSign'],
  },
];
