import type { PositionSuggestions } from '../suggestion-texts.ts';

export const CARE_AND_CRAFT_EN: readonly PositionSuggestions[] = [
  {
    titles: ['Nurse', 'Registered nurse', 'Ward nurse', 'Midwife'],
    summary: [
      "Care in which procedure and kindness go together. I notice changes in a patient's condition and report them in time.",
    ],
    experiences: [
      'Cared for patients and administered medicines',
      'Performed injections, dressings and tests',
      'Kept medical records',
      'Worked with doctors and taught patients',
      'Introduced new nurses to their work',
    ],
    skills: ['Injections', 'Wound care', 'ECG', 'Resuscitation', 'Empathy', 'Medical records'],
    software: ['Epic', 'Cerner', 'EMIS Web'],
  },
  {
    titles: ['Doctor', 'Physician', 'General practitioner', 'GP', 'Junior doctor'],
    summary: [
      'Medicine that rests on knowledge and on conversation. I explain a diagnosis so that the patient knows what to do.',
    ],
    experiences: [
      'Saw patients, diagnosed and treated',
      'Worked shifts on the ward and in admissions',
      'Kept records and wrote prescriptions',
      'Consulted other specialists',
      'Trained interns and students',
    ],
    skills: ['Diagnostics', 'Pharmacotherapy', 'Ultrasound', 'Emergencies', 'Talking to patients', 'Teamwork'],
    software: ['Epic', 'Cerner', 'EMIS Web'],
  },
  {
    titles: ['Physiotherapist', 'Physical therapist', 'Rehabilitation specialist', 'Massage therapist'],
    summary: [
      'Back to fitness step by step, with a plan the patient understands. I combine manual therapy with exercises for every day.',
    ],
    experiences: [
      'Assessed patients and planned therapy',
      'Gave manual therapy and individual exercises',
      'Rehabilitated patients after injuries and operations',
      'Kept records and measured progress',
      'Ran group classes',
    ],
    skills: ['Manual therapy', 'PNF', 'Kinesiology taping', 'Therapeutic exercise', 'Patience', 'Motivating'],
    software: ['Physitrack', 'Cliniko', 'Microsoft Office'],
  },
  {
    titles: ['Teacher', 'English teacher', 'Maths teacher', 'Language teacher', 'Tutor'],
    summary: ['Lessons after which pupils ask questions. I grade fairly, and talk to parents before things get hard.'],
    experiences: [
      'Taught lessons and prepared materials',
      'Assessed and worked with pupils individually',
      'Looked after a class and worked with parents',
      'Prepared pupils for examinations and contests',
      'Ran an interest group',
    ],
    skills: ['Teaching', 'Differentiation', 'Formative assessment', 'Group work', 'Talking to parents', 'Planning'],
    software: ['Google Classroom', 'Microsoft Teams', 'Kahoot', 'Genially'],
  },
  {
    titles: ['Kindergarten teacher', 'Nursery teacher', 'Childcare worker', 'Nanny', 'Preschool teacher'],
    summary: ['Warmth and clear rules that make children feel safe. I teach through play, music and movement.'],
    experiences: [
      'Led learning and movement activities',
      'Looked after children at play and at meals',
      'Observed development and talked to parents',
      'Organised celebrations and trips',
      'Worked with psychologists and speech therapists',
    ],
    skills: [
      'Early years education',
      'First aid',
      'Patience',
      'Arts and crafts',
      'Music and movement',
      'Talking to parents',
    ],
    software: ['Famly', 'Tapestry', 'Canva'],
  },
  {
    titles: ['Electrician', 'Electrical fitter', 'Automation technician', 'Maintenance electrician'],
    summary: [
      'Installations done by the book, and labelled so that the next electrician is grateful. Safety comes first.',
    ],
    experiences: [
      'Installed and modernised electrical systems',
      'Fitted switchboards and equipment',
      'Measured and wrote test reports',
      'Repaired faults and maintained machines',
      'Read diagrams and agreed details with the client',
    ],
    skills: [
      'Electrical licence',
      'Measurements',
      'Reading diagrams',
      'Switchboards',
      'Automation',
      'Driving licence (category B)',
    ],
    software: ['AutoCAD Electrical', 'EPLAN', 'Fluke instruments'],
  },
  {
    titles: ['Welder', 'MIG/MAG welder', 'TIG welder', 'Fabricator'],
    summary: ['Welds that pass inspection the first time. I read drawings and keep to size and to a tidy workplace.'],
    experiences: [
      'Welded with MAG, TIG and electrode',
      'Prepared and fitted parts to drawings',
      'Inspected and corrected welds',
      'Did fitting work and plasma cutting',
      'Welded structures accepted by an inspector',
    ],
    skills: [
      'MAG 135/136',
      'TIG 141',
      'Technical drawing',
      'Plasma cutting',
      'Checking dimensions',
      'Health and safety',
    ],
    software: ['Kemppi welders', 'CNC plasma', 'Measuring instruments'],
  },
  {
    titles: ['Production worker', 'Machine operator', 'CNC operator', 'Assembler', 'Factory worker'],
    summary: [
      'Steady work at the pace of the line, and an eye for quality. I report a fault before it stops production.',
    ],
    experiences: [
      'Operated machines and the production line',
      'Checked quality and packed products',
      'Set up machines and did minor maintenance',
      'Kept production records',
      'Took part in improvements by the 5S method',
    ],
    skills: ['Machine operation', 'Quality control', '5S', 'Technical drawing', 'Health and safety', 'Shift work'],
    software: ['Fanuc controls', 'SAP', 'Caliper and micrometer'],
  },
];
