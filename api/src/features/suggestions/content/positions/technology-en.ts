import type { PositionSuggestions } from '../suggestion-texts.ts';

export const TECHNOLOGY_EN: readonly PositionSuggestions[] = [
  {
    titles: [
      'Software developer',
      'Software engineer',
      'Programmer',
      'Full-stack developer',
      'Backend developer',
      'Frontend developer',
    ],
    summary: [
      'Code that others can read, and tests that take the fear out of change. I like to understand why something is made before I write it.',
    ],
    experiences: [
      'Designed and built web applications',
      'Wrote automated tests and reviewed code',
      'Made a service respond faster by rebuilding its database queries',
      'Kept the system running in production and resolved incidents',
      'Mentored junior developers',
    ],
    skills: ['TypeScript', 'Java', 'SQL', 'REST APIs', 'Automated testing', 'Git', 'CI/CD'],
    software: ['Visual Studio Code', 'Docker', 'GitHub', 'PostgreSQL', 'Jira'],
  },
  {
    titles: [
      'Software tester',
      'QA engineer',
      'Quality assurance engineer',
      'Test automation engineer',
      'Manual tester',
    ],
    summary: [
      'Bugs found before users meet them, and reports that tell at once what to fix. I look at a product as somebody who uses it for the first time.',
    ],
    experiences: [
      'Wrote test plans and scenarios',
      'Ran manual, regression and exploratory tests',
      'Automated tests of interfaces and APIs',
      'Reported bugs and verified their fixes',
      'Shortened regression testing by automating the main paths',
    ],
    skills: ['Exploratory testing', 'Test automation', 'API testing', 'SQL', 'ISTQB', 'Curiosity'],
    software: ['Playwright', 'Selenium', 'Postman', 'Jira', 'TestRail'],
  },
  {
    titles: ['Data analyst', 'Business analyst', 'BI analyst', 'Reporting analyst'],
    summary: [
      "Answers to the company's questions, drawn from data and told so that people can act on them. I check where a number comes from before I show it.",
    ],
    experiences: [
      "Prepared reports and dashboards for the company's departments",
      'Cleaned and joined data from many sources',
      "Analysed customers' behaviour and campaigns",
      'Automated the monthly reports',
      'Defined key figures together with the management',
    ],
    skills: ['SQL', 'Statistics', 'Data visualisation', 'Python', 'Presenting findings', 'Data modelling'],
    software: ['Power BI', 'Tableau', 'Microsoft Excel', 'Google BigQuery', 'Jupyter'],
  },
  {
    titles: ['System administrator', 'Network administrator', 'DevOps engineer', 'Site reliability engineer'],
    summary: [
      'Servers nobody has to think of, because they simply work. I automate what repeats and document the rest.',
    ],
    experiences: [
      'Administered Linux and Windows servers',
      'Looked after the network, backups and monitoring',
      'Automated deployment and configuration',
      'Responded to incidents and analysed their causes',
      'Moved services to the cloud without an interruption',
    ],
    skills: ['Linux', 'Networking', 'Backups', 'Security', 'Scripting', 'Cloud'],
    software: ['Ansible', 'Terraform', 'Kubernetes', 'Grafana', 'VMware'],
  },
  {
    titles: ['UX designer', 'UI designer', 'UX/UI designer', 'Product designer', 'Interaction designer'],
    summary: [
      'Screens that need no explanation. I begin by talking to users and end by checking that it has really become easier for them.',
    ],
    experiences: [
      'Ran user research and usability tests',
      'Designed wireframes and prototypes',
      'Developed the design system together with engineers',
      'Improved the checkout on the basis of research',
      'Presented solutions and gave the reasons for them',
    ],
    skills: ['User research', 'Prototyping', 'Design systems', 'Accessibility (WCAG)', 'Workshops', 'Typography'],
    software: ['Figma', 'FigJam', 'Maze', 'Hotjar', 'Miro'],
  },
  {
    titles: ['Graphic designer', 'Visual designer', 'DTP operator', 'Illustrator'],
    summary: ['Designs that carry the content instead of hiding it. My files reach the printer without a question.'],
    experiences: [
      'Designed print and online materials',
      'Created visual identities',
      'Typeset catalogues and prepared them for print',
      'Retouched photographs and drew illustrations',
      'Kept the brand consistent',
    ],
    skills: ['Typography', 'Layout', 'Visual identity', 'Prepress', 'Retouching', 'Illustration'],
    software: ['Adobe Illustrator', 'Adobe InDesign', 'Adobe Photoshop', 'Figma', 'CorelDRAW'],
  },
  {
    titles: ['Project manager', 'Project coordinator', 'Scrum master', 'Delivery manager'],
    summary: [
      'Projects delivered through clear agreements and early warnings. I make sure that everybody knows what matters most now.',
    ],
    experiences: [
      'Planned scope, schedule and budget',
      'Led teams and project meetings',
      'Managed risks and changes',
      'Reported progress to the client and the management',
      'Took over a project that was late and brought it to acceptance',
    ],
    skills: ['Risk management', 'Agile', 'Budgeting', 'Communication', 'Negotiating', 'PRINCE2'],
    software: ['Jira', 'Confluence', 'MS Project', 'Asana', 'Miro'],
  },
  {
    titles: ['IT support specialist', 'Helpdesk technician', 'Service desk analyst', 'IT technician'],
    summary: [
      'Help after which the machine works and the user knows why. I explain patiently and write solutions down for the next one.',
    ],
    experiences: [
      "Solved users' requests remotely and on site",
      'Prepared workstations and accounts',
      'Maintained hardware and replaced parts',
      'Kept the inventory of equipment and licences',
      'Wrote instructions that reduced repeated requests',
    ],
    skills: ['Troubleshooting', 'Windows', 'Networking', 'Patience', 'Clear explanations', 'Documentation'],
    software: ['Active Directory', 'Microsoft 365', 'ServiceNow', 'TeamViewer', 'Intune'],
  },
];
