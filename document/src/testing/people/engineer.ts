import { bullets, paragraph } from '../sample-resumes.ts';
import type { Person } from './person.ts';

/** A project engineer with much text in long German words: three pages. */
export const engineer: Person = {
  language: 'de',
  hasPhoto: true,
  personal: {
    firstName: 'Friedrich',
    lastName: 'Oberhausen-Lindner',
    profession: 'Projektingenieur Automatisierungstechnik',
    email: 'f.oberhausen-lindner@example.de',
    phone: '+49 711 2345678',
    city: 'Stuttgart',
    address: 'Schwabstraße 41',
    birthDate: '1981-11-23',
    citizenship: 'deutsch',
    linkedin: 'linkedin.com/in/oberhausen-lindner',
  },
  summary:
    'Projektingenieur mit 17 Jahren Erfahrung in der Steuerungs- und Antriebstechnik von Verpackungs- und Förderanlagen. Ich führe interdisziplinäre Teams von der Angebotsphase über die Inbetriebnahme bis zur Abnahme beim Kunden, auch unter Zeitdruck und im laufenden Betrieb.',
  lists: {
    experiences: [
      {
        position: 'Leitender Projektingenieur',
        company: 'Neckar Verpackungsanlagen GmbH',
        city: 'Stuttgart',
        dateFrom: '2018-04',
        present: true,
        companyDescription: paragraph('Mittelständischer Maschinenbauer, 640 Beschäftigte, Exportanteil 78 %.'),
        description: bullets(
          'Gesamtverantwortung für acht Anlagenprojekte mit einem Auftragsvolumen von 1,2 bis 9,4 Mio. €, alle innerhalb des Budgets abgenommen.',
          'Einführung einer modularen Steuerungsbibliothek auf Basis von TIA Portal: Programmieraufwand je Linie von 14 auf 9 Wochen gesenkt.',
          'Fachliche Führung von elf Ingenieurinnen und Ingenieuren an zwei Standorten sowie von externen Programmierbüros.',
          'Aufbau einer virtuellen Inbetriebnahme mit digitalem Zwilling; Stillstandszeiten beim Kunden um 35 % verkürzt.',
          'Sicherheitsbetrachtungen nach EN ISO 13849 und Abstimmung mit Berufsgenossenschaften und Prüfstellen.',
        ),
        achievements: paragraph(
          'Innovationspreis des Landesverbands 2023 für den digitalen Zwilling einer Tiefziehlinie.',
        ),
      },
      {
        position: 'Projektingenieur Steuerungstechnik',
        company: 'Rheintal Fördersysteme AG',
        city: 'Karlsruhe',
        dateFrom: '2012-09',
        dateTo: '2018-03',
        description: bullets(
          'Projektierung und Programmierung von Hochregallagern und Sortieranlagen für Handelslogistik in Deutschland, Polen und Spanien.',
          'Inbetriebnahmen vor Ort mit Teams von bis zu sechs Personen, insgesamt 22 Monate Auslandseinsatz.',
          'Ablösung einer veralteten Antriebsgeneration bei laufendem Betrieb in 38 Umschaltungen ohne ungeplanten Ausfall.',
          'Erstellung von Lastenheften, Schnittstellenbeschreibungen und Abnahmeprotokollen in Deutsch und Englisch.',
        ),
      },
      {
        position: 'Softwareentwickler Embedded Systems',
        company: 'Institut für Antriebstechnik',
        city: 'Karlsruhe',
        dateFrom: '2008-10',
        dateTo: '2012-08',
        description: bullets(
          'Entwicklung von Regelalgorithmen für Synchronservomotoren in C und Matlab/Simulink.',
          'Betreuung von Praktika und sieben Abschlussarbeiten.',
          'Mitarbeit an zwei öffentlich geförderten Verbundprojekten zur Energierückspeisung.',
        ),
      },
      {
        position: 'Werkstudent Elektrokonstruktion',
        company: 'Schaltanlagenbau Weber',
        city: 'Bruchsal',
        dateFrom: '2005-03',
        dateTo: '2008-09',
        description: bullets('Stromlaufpläne in EPLAN, Stücklisten, Prüfung von Schaltschränken.'),
      },
    ],
    education: [
      {
        schoolName: 'Universität Karlsruhe (TH)',
        degree: 'Diplom-Ingenieur',
        fieldOfStudy: 'Elektrotechnik und Informationstechnik',
        city: 'Karlsruhe',
        dateFrom: '2002-10',
        dateTo: '2008-09',
        additionalActivities: paragraph(
          'Diplomarbeit: Sensorlose Regelung von Synchronmaschinen im unteren Drehzahlbereich (1,0).',
        ),
      },
      { schoolName: 'Kepler-Gymnasium', degree: 'Abitur', city: 'Freudenstadt', dateFrom: '1993', dateTo: '2001-06' },
    ],
    languages: [
      { language: 'Deutsch', level: 'native' },
      { language: 'Englisch', level: 'c1', certificates: 'TOEIC 945' },
      { language: 'Spanisch', level: 'b1' },
      { language: 'Polnisch', level: 'a2' },
    ],
    skills: [
      { name: 'Projektleitung', level: 5 },
      { name: 'Funktionale Sicherheit', level: 4 },
      { name: 'Virtuelle Inbetriebnahme', level: 5 },
      { name: 'Antriebstechnik', level: 5 },
      { name: 'Lieferantenmanagement', level: 3 },
      { name: 'Verhandlungsführung', level: 3 },
    ],
    software: [
      { name: 'Siemens TIA Portal', level: 5 },
      { name: 'Beckhoff TwinCAT 3', level: 4 },
      { name: 'EPLAN Electric P8', level: 4 },
      { name: 'Matlab/Simulink', level: 4 },
      { name: 'MS Project', level: 4 },
      { name: 'Python', level: 3 },
    ],
    certifications: [
      { name: 'Functional Safety Engineer', issuer: 'TÜV Rheinland', dateFrom: '2019-05' },
      { name: 'Projektmanagement-Fachmann (Level D)', issuer: 'IPMA', dateFrom: '2015-11' },
      { name: 'Elektrofachkraft, Schaltberechtigung bis 30 kV', issuer: 'DEKRA', dateFrom: '2013-02' },
    ],
    courses: [
      { name: 'Führen ohne Weisungsbefugnis', organizer: 'IHK Stuttgart', dateFrom: '2021-09', dateTo: '2021-11' },
      { name: 'Vertragsrecht im Anlagenbau', organizer: 'VDMA', dateFrom: '2017-03', dateTo: '2017-03' },
    ],
    volunteering: [
      {
        name: 'Technisches Hilfswerk, Ortsverband Stuttgart',
        role: 'Gruppenführer Elektroversorgung',
        dateFrom: '2010',
        present: true,
      },
    ],
    interests: [{ content: 'Rennradfahren, historische Funktechnik' }],
  },
};
