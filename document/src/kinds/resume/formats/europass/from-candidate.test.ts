import { describe, expect, test } from 'vitest';
import { fromCandidateXml } from './from-candidate.ts';
import { filled } from './testing/filled.ts';
import { FULL_CANDIDATE } from './testing/full-candidate.ts';

const SETTING = { uuid: '3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11', language: 'en' } as const;
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });

describe('a full Candidate', () => {
  const { resume, photo, notes } = fromCandidateXml(FULL_CANDIDATE, SETTING);
  const { sections } = resume;

  test('has language, personal data, summary and the photo that is encoded twice', () => {
    expect([resume.language, resume.name]).toEqual(['se', 'Nils Åkerman']);
    expect(photo?.slice(1, 4)).toEqual(new Uint8Array([0x50, 0x4e, 0x47]));
    expect(filled(sections['personal-data'].data)).toEqual({
      firstName: 'Nils',
      lastName: 'Åkerman',
      email: 'nils@exempel.se',
      phone: '+46 700000002',
      address: 'Storgatan 1',
      city: '903 26 Umeå, Sverige',
      birthDate: '1991-06-06',
      citizenship: 'Sverige, Finland',
      website: 'https://nils.exempel.se',
      linkedin: 'https://www.linkedin.com/in/nils-a',
      fact1Label: 'E-post',
      fact1Value: 'nils.jobb@exempel.se',
      fact2Label: 'Whatsapp',
      fact2Value: '+46700000001',
      fact3Label: 'Sommarhus',
      fact3Value: 'Visby, Sverige',
      fact4Label: 'Kön',
      fact4Value: 'Man',
    });
    expect(sections.summary.data.content).toEqual([
      {
        type: 'paragraph',
        children: [{ text: 'Snickare med ' }, { text: 'tio', bold: true }, { text: ' år i fjällen.' }],
      },
    ]);
  });

  test('has jobs and schools', () => {
    expect(sections.experiences.data.items.map(filled)).toEqual([
      {
        position: 'Timmerman',
        company: 'Fjällhus AB',
        city: 'Kiruna',
        country: 'Sverige',
        url: 'https://fjallhus.exempel.se',
        dateFrom: '2016-04',
        present: true,
        description: [
          {
            type: 'list',
            style: 'bulleted',
            items: [
              { level: 0, children: [{ text: 'Stommar' }] },
              { level: 1, children: [{ text: 'av limträ' }] },
            ],
          },
          { type: 'paragraph', children: [{ text: 'Tak', underline: true }, { text: '\u00a0och golv' }] },
        ],
        companyDescription: [
          'Avdelning: Bygg',
          'Industrivägen 4, 981 31',
          'info@fjallhus.exempel.se',
          'https://fjallhus.exempel.se/bygg',
        ].map(paragraph),
      },
    ]);
    expect(sections.education.data.items.map(filled)).toEqual([
      {
        schoolName: 'Umeå universitet',
        degree: 'Högskoleexamen i byggteknik',
        city: 'Umeå',
        country: 'Sverige',
        dateFrom: '2011',
        dateTo: '2014-06',
        additionalActivities: [
          'EQF-nivå 6',
          'Slutbetyg: VG',
          'Examensarbete: Snölaster på tak',
          'Poäng: 180 ECTS',
          'Hållfasthetslära',
        ].map(paragraph),
      },
    ]);
  });

  test('has languages, skills and licences', () => {
    expect(sections.languages.data.items.map(filled)).toEqual([
      { language: 'svenska', level: 'native' },
      { language: 'Meänkieli', level: 'native' },
      { language: 'engelska', level: 'b1', levelDescription: 'lyssna C1, läsa B2, samtal B1, skriva B2' },
      { language: 'tyska' },
    ]);
    expect(sections.software.data.items.map(filled)).toEqual([{ name: 'SketchUp' }]);
    expect(sections.skills.data.items.map(filled)).toEqual([
      { name: 'Verktyg', description: 'Handsåg, Hyvel' },
      { name: 'Lärlingar', description: 'Handleder två om året.' },
      { name: 'Arbetsledning' },
    ]);
    expect(sections['driving-licences'].data.items.map(({ category }) => category)).toEqual(['B', 'C+E']);
  });

  test('has the other sections', () => {
    expect(sections.certifications.data.items.map(filled)).toEqual([
      { name: 'Heta arbeten', issuer: 'Brandskyddsföreningen', dateFrom: '2019-02' },
    ]);
    expect(sections.publications.data.items.map(filled)).toEqual([
      {
        title: 'Timmer i norr',
        publisher: 'Byggtidningen 3',
        date: '2020',
        url: 'https://tidning.exempel.se/3',
        description: [paragraph('Om knutar')],
      },
    ]);
    expect(sections.references.data.items.map(filled)).toEqual([
      { name: 'Karin Berg', position: 'Platschef', contact: 'karin@exempel.se' },
    ]);
    expect(sections.projects.data.items.map(filled)).toEqual([
      {
        name: 'Fjällstuga 12',
        dateFrom: '2020-01',
        present: true,
        url: 'https://stuga.exempel.se',
        description: [paragraph('Passivhus')],
      },
    ]);
    expect(sections.memberships.data.items.map(filled)).toEqual([
      { organization: 'Byggnads', dateFrom: '2015', present: true },
    ]);
    expect(sections.volunteering.data.items.map(filled)).toEqual([
      { name: 'Fjällräddningen', description: [paragraph('Skoterförare')] },
    ]);
    expect(sections.courses.data.items.map(({ name }) => name)).toEqual(['Ställningsbyggare']);
    expect(sections.awards.data.items.map(({ name }) => name)).toEqual(['Årets lärling']);
    expect(sections.interests.data.items.map(({ content }) => content)).toEqual(['Längdskidor\nVasaloppet tre gånger']);
    expect(sections.clauses.data.items.map(({ content }) => content)).toEqual([[paragraph('Jag samtycker.')]]);
    const custom = (['custom-1', 'custom-2', 'custom-3', 'custom-4', 'custom-5'] as const).map((slug) => [
      sections[slug].config.title,
      ...sections[slug].data.items.map(({ title, subtitle, place }) =>
        [title, subtitle, place].filter(Boolean).join(', '),
      ),
    ]);
    expect(custom).toEqual([
      ['Kompetenser', 'Planering'],
      ['Konferenser', 'Trädagarna, Skellefteå'],
      ['Kreativa arbeten', 'Träskulpturer'],
      ['Sociala och politiska aktiviteter', 'Kommunfullmäktige, Kiruna kommun'],
      ['Isfiske', 'Abborre'],
    ]);
  });

  test('has notes on all else', () => {
    expect(notes.map(({ kind, path, text }) => `${kind} ${path}: ${text}`)).toEqual([
      'moved CandidateProfile.EmploymentHistory.EmployerHistory: Avdelning: Bygg, Industrivägen 4, 981 31, info@fjallhus.exempel.se, https://fjallhus.exempel.se/bygg',
      'moved CandidateProfile.EducationHistory.EducationOrganizationAttendance: EQF-nivå 6, Slutbetyg: VG, Examensarbete: Snölaster på tak, Poäng: 180 ECTS',
      'left-out CandidateSupplier: Owner, 1',
      'left-out CandidateProfile.ClosingStatement.Date: 2024-01-01',
      'left-out CandidateProfile.ClosingStatement.Place: Umeå',
      expect.stringMatching(/^technical Candidate: .*\bTest-0001\b.*\bProfilePicture\b.*\bTemplate1\b/s),
      'left-out Date: 2016-04-01',
    ]);
  });
});

describe('other Candidates', () => {
  const read = (inner: string, language = 'en') =>
    fromCandidateXml(
      `<Candidate><CandidateProfile languageCode="${language}">${inner}</CandidateProfile></Candidate>`,
      SETTING,
    );

  test('may have any prefixes, and only a person', () => {
    const { resume } = fromCandidateXml(
      '<x:Candidate xmlns:x="http://www.europass.eu/1.0"><x:CandidatePerson><x:PersonName><y:FormattedName>Zoë Ng</y:FormattedName></x:PersonName></x:CandidatePerson></x:Candidate>',
      SETTING,
    );
    expect(filled(resume.sections['personal-data'].data)).toEqual({ firstName: 'Zoë Ng' });
  });

  test('have an entry for each position at an employer', () => {
    const position = (title: string) => `<PositionHistory><PositionTitle>${title}</PositionTitle></PositionHistory>`;
    const { resume } = read(
      `<EmploymentHistory><EmployerHistory><OrganizationName>ACME</OrganizationName>${position('Boss')}${position('Clerk')}</EmployerHistory></EmploymentHistory>`,
    );
    const jobs = resume.sections.experiences.data.items.map((entry) => `${entry.position} ${entry.company}`);
    expect(jobs).toEqual(['Boss ACME', 'Clerk ACME']);
  });

  test.each([
    ['2021-05-17', '2021-05'],
    ['17/05/2021', '2021-05'],
    ['05.2021', '2021-05'],
    ['2021/5', '2021-05'],
    ['spring 2021', ''],
  ])('with the date %s', (date, month) => {
    const { resume } = read(
      `<Projects><Project><Title>t</Title><Date><StartDate><FormattedDateTime>${date}</FormattedDateTime></StartDate></Date></Project></Projects>`,
    );
    const [project] = resume.sections.projects.data.items;
    expect(project?.dateFrom).toBe(month);
    expect(project?.description).toEqual(month === '' ? [paragraph(date)] : []);
  });

  test('of a year of birth only keep it as a fact, and free words for countries', () => {
    const { resume } = fromCandidateXml(
      '<Candidate><CandidatePerson><NationalityCode>Scottish</NationalityCode><BirthDate>1998</BirthDate></CandidatePerson></Candidate>',
      SETTING,
    );
    expect(filled(resume.sections['personal-data'].data)).toEqual({
      citizenship: 'Scottish',
      fact1Label: 'Date of birth',
      fact1Value: '1998',
    });
  });

  test('with two profiles have the first one, and notes on the second', () => {
    const profile = (language: string, title: string) =>
      `<CandidateProfile languageCode="${language}"><Projects><Project><Title>${title}</Title></Project></Projects></CandidateProfile>`;
    const { resume, notes } = fromCandidateXml(
      `<Candidate>${profile('pl', 'Most')}${profile('en', 'Bridge')}</Candidate>`,
      SETTING,
    );
    expect(resume.language).toBe('pl');
    expect(resume.sections.projects.data.items.map(({ name }) => name)).toEqual(['Most']);
    expect(notes.map(({ text }) => text)).toContain('Bridge');
  });

  test('have notes with the ends of texts that are too long for a skill', () => {
    const long = (word: string) => `${`${word} `.repeat(1_000 / word.length)}end-of-${word}`;
    const competency = (inner: string) => `<PersonCompetency>${inner}</PersonCompetency>`;
    const language = `<TaxonomyID>language</TaxonomyID><CompetencyName>English</CompetencyName><ProficiencyLevel>${long('fluent')}</ProficiencyLevel>`;
    const skills = ['Saw', 'Plane'].map((name) => competency(`<CompetencyName>${name}</CompetencyName>`)).join('');
    const group = `<SkillsGroup><Title>${long('tools')}</Title>${skills}${competency(`<CompetencyName>${long('nail')}</CompetencyName>`)}</SkillsGroup>`;
    const { notes } = read(
      `<PersonQualifications>${competency(language)}</PersonQualifications><Skills>${group}</Skills>`,
    );
    const left = notes.filter(({ kind }) => kind === 'left-out').map(({ text }) => text);
    for (const word of ['fluent', 'tools', 'nail'])
      expect(left.filter((text) => text.endsWith(`end-of-${word}`))).toHaveLength(1);
  });

  test.each([
    ['pl', 'FEMALE', 'Płeć', 'Kobieta'],
    ['ua', 'male', 'Стать', 'Чоловіча'],
    ['en', 'non_binary', 'Gender', 'Non binary'],
  ])('have the gender in the language of the resume: %s', (language, code, label, value) => {
    const { resume } = fromCandidateXml(
      `<Candidate><CandidatePerson><GenderCode>${code}</GenderCode></CandidatePerson><CandidateProfile languageCode="${language === 'ua' ? 'uk' : language}"/></Candidate>`,
      SETTING,
    );
    expect(filled(resume.sections['personal-data'].data)).toEqual({ fact1Label: label, fact1Value: value });
  });

  test('without a person and a profile are refused', () => {
    expect(() => fromCandidateXml('<Candidate/>', SETTING)).toThrow(
      expect.objectContaining({ reason: 'not-of-format' }),
    );
  });
});
