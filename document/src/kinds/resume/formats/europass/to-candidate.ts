import { toBcp47 } from '../../../../engine/text/languages.ts';
import type { Resume } from '../../model/resume.ts';
import { buildXml, type XmlContent } from './build-xml.ts';
import { headedEntries } from './headed-entries.ts';
import { type ShownSections, showSections } from './shown-sections.ts';
import { html, writeAttendance, writeEmployer } from './write-candidate-history.ts';
import { factsBesideCandidate, writeCandidatePerson, writeName, writePhoto } from './write-candidate-person.ts';
import {
  writeActivity,
  writeCertification,
  writeInterest,
  writeOthers,
  writePublication,
  writeReferee,
} from './write-candidate-sections.ts';
import { isBare, languageFacts, writeBareSkill, writeLanguage, writeLicence } from './write-candidate-skills.ts';

/**
 * What a resume prints as a Europass CV in the XML of today's European portal (Candidate 4.0). The portal's schema cannot be downloaded
 * any more: the elements are those that its exports have (docs/decisions/0066).
 *
 * @param photo a JPEG or PNG.
 */
export function toCandidateXml(resume: Resume, { photo }: { photo: Uint8Array | null }): string {
  const { language } = resume;
  const sections = showSections(resume);
  const native = sections.entries('languages').filter(({ level }) => level === 'native');
  return buildXml({
    Candidate: {
      '@xsi:schemaLocation': 'http://www.europass.eu/1.0 Candidate.xsd',
      '@xmlns': 'http://www.europass.eu/1.0',
      '@xmlns:oa': 'http://www.openapplications.org/oagis/9',
      '@xmlns:eures': 'http://www.europass_eures.eu/1.0',
      '@xmlns:hr': 'http://www.hr-xml.org/3',
      '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'hr:DocumentID': scheme('DocumentIdentifier', '4.0'),
      CandidateSupplier: {
        'hr:PartyID': scheme('PartyID', '1.0'),
        'hr:PartyName': 'Owner',
        PersonContact: { PersonName: writeName(sections.person) },
        'hr:PrecedenceCode': '1',
      },
      CandidatePerson: writeCandidatePerson(sections.person, native, language),
      CandidateProfile: {
        '@languageCode': toBcp47(language),
        'hr:ID': scheme('CandidateProfileID', '1.0'),
        ...writeProfile(sections, sections.hasPhoto ? photo : null, resume),
      },
    },
  });
}

function scheme(name: string, version: string): XmlContent {
  return { '@schemeID': 'Kreda', '@schemeName': name, '@schemeAgencyName': 'EUROPASS', '@schemeVersionID': version };
}

function writeProfile(
  sections: ShownSections,
  photo: Uint8Array | null,
  { language }: Resume,
): { [name: string]: XmlContent | XmlContent[] | undefined } {
  const languages = sections.entries('languages');
  const licences = sections.entries('driving-licences');
  const facts = [
    ...factsBesideCandidate(sections.person, language),
    ...languageFacts(languages),
    ...licences
      .map(({ category, description }) => ({ label: category, value: description.trim() }))
      .filter(({ value }) => value !== ''),
  ];
  return {
    CandidatePositionPreferences: { PositionTitle: sections.person.profession.trim() },
    'hr:ExecutiveSummary': html(sections.summary),
    EmploymentHistory: {
      EmployerHistory: sections.entries('experiences').map((entry) => writeEmployer(entry, language)),
    },
    EducationHistory: {
      EducationOrganizationAttendance: sections.entries('education').map((entry) => writeAttendance(entry, language)),
    },
    'eures:Licenses': { 'eures:License': licences.map(writeLicence) },
    Certifications: { Certification: sections.entries('certifications').map(writeCertification) },
    PublicationHistory: { Publication: sections.entries('publications').map(writePublication) },
    PersonQualifications: {
      PersonCompetency: languages
        .filter(({ level }) => level !== 'native')
        .map((entry) => writeLanguage(entry, language)),
    },
    EmploymentReferences: { Referee: sections.entries('references').map(writeReferee) },
    'eures:Attachment': photo ? writePhoto(photo) : undefined,
    Projects: { Project: headedEntries(sections, 'projects').map(writeActivity) },
    Skills: {
      PersonCompetency: [
        ...sections
          .entries('software')
          .filter(isBare)
          .map((skill) => writeBareSkill(skill, 'Digital_Skill')),
        ...sections
          .entries('skills')
          .filter(isBare)
          .map((skill) => writeBareSkill(skill, 'Other_Skill')),
      ],
    },
    NetworksAndMemberships: { NetworkAndMembership: headedEntries(sections, 'memberships').map(writeActivity) },
    VoluntaryWorks: { VoluntaryWork: headedEntries(sections, 'volunteering').map(writeActivity) },
    CourseCertifications: { CourseCertification: headedEntries(sections, 'courses').map(writeActivity) },
    HobbiesAndInterests: { HobbyOrInterest: sections.entries('interests').map(writeInterest) },
    Others: writeOthers(sections, facts, language),
    ClosingStatement: sections.entries('clauses').map(({ content }) => ({ Statement: html(content) })),
  };
}
