import type { Messages } from './pl.ts';

export const en: Messages = {
  zone: {
    title: 'Already have a CV? Import it',
    lead: 'Drop a file here or choose it from your disk. It becomes a new CV, and your other CVs do not change.',
    formats: 'PDF, Word, LinkedIn, Europass, JSON Resume and RenderCV',
    choose: 'Choose files',
    limits: 'You can also paste a copied file. Up to {{max}} MB together.',
    drop: 'Drop it to import your CV',
  },
  sources: {
    title: 'What you can import, and where to get it',
    pdf: {
      name: 'PDF',
      text: 'From any program. A CV downloaded from Kreda comes back without loss. In others we read the text and ask about what we are not sure of.',
    },
    word: { name: 'Word (.docx)', text: 'Open an older .doc file in Word or LibreOffice and save it as .docx.' },
    linkedinPdf: {
      name: 'LinkedIn (PDF)',
      text: 'On your profile choose “More” or “Resources”, then “Save to PDF”.',
    },
    linkedin: {
      name: 'LinkedIn (ZIP, CSV)',
      text: 'Settings & Privacy, then Data privacy and “Get a copy of your data”. Import the whole ZIP file, or CSV files from it.',
    },
    europass: { name: 'Europass', text: 'A PDF, XML or JSON file saved at europass.europa.eu.' },
    json: {
      name: 'JSON Resume',
      text: 'A .json file. Kreda saves it (in the menu of a CV: Export), and so do other CV builders.',
    },
    rendercv: { name: 'RenderCV', text: 'The .yaml file with the text of the CV.' },
  },
  reading: {
    one: 'Reading the file {{name}}',
    many: 'Reading files: {{count}}',
    text: 'Recognising the format and sorting the text into sections of a CV.',
    long: 'This is taking longer than usual. Still reading.',
  },
  refused: {
    again: 'Choose another file',
    where: 'Place in the file: {{place}}',
    tooLarge: {
      title: 'This is too large for a CV',
      text: 'Together the files can have at most {{max}} MB. Save the CV with smaller pictures, or without attached scans.',
    },
    tooMany: { title: 'Too many files at once', text: 'Import at most {{max}} files, all of one CV.' },
    unknownFormat: {
      title: 'We cannot read this kind of file',
      text: 'Open the CV in the program it was made with and save it as PDF or .docx. This works for .doc, .odt and .pages files too.',
    },
    notOfFormat: {
      title: 'There is a mistake in the file',
      text: 'The file breaks the rules of its format. Save it once more in the program it comes from, or import the CV as a PDF.',
    },
    encrypted: {
      title: 'The file is protected by a password',
      text: 'Open it with the password, choose Print, then “Save as PDF”. The copy has no password. In Word you remove it under File, Info, Protect Document.',
    },
    scanned: {
      title: 'The file has only pictures of text',
      text: 'It is a scan or a photo, so it has no text that we could read. Import the file from the program the CV was made with, or recognise the text first (OCR).',
    },
    broken: { title: 'The file is damaged', text: 'Download or save it once more, and import it again.' },
    tooLong: {
      title: 'The file has too many pages',
      text: 'Print only the pages of the CV to a PDF (Print, Pages) and import that copy.',
    },
    tooSlow: {
      title: 'Reading took too long',
      text: 'Open the file, choose Print, then “Save as PDF”, and import that simpler copy.',
    },
    withoutResume: {
      title: 'We found no CV in the file',
      text: 'The file can be opened, but it has no personal data, experience or other parts of a CV. From LinkedIn import the whole ZIP, or files such as Profile.csv and Positions.csv.',
    },
    other: { title: 'The CV could not be imported' },
  },
  report: {
    title: 'The CV has been imported',
    format: 'Recognised format: {{format}}',
    formats: {
      'json-resume': 'JSON Resume',
      'kreda-pdf': 'PDF downloaded from Kreda',
      pdf: 'PDF',
      'linkedin-pdf': 'LinkedIn (PDF)',
      'europass-pdf': 'PDF from Europass',
      linkedin: 'copy of LinkedIn data',
      europass: 'Europass',
      rendercv: 'RenderCV',
      docx: 'Word',
    },
    taken: 'Added to your CV',
    elsewhere: 'Moved elsewhere',
    unused: 'Not added',
    split: 'The text was too long for one field, so it goes on in the next.',
    moved: 'The CV has no field for it, so it went into another section:',
    movedTo: 'The CV has no field for it, so it went into the section “{{section}}”:',
    notADate: 'Not a date, so it went into the description:',
    leftOut: 'Does not fit into any field of the CV:',
    unknown: 'The CV has no such field, so it was left out.',
    photo: 'Add the photo in the editor, under personal data:',
    copy: 'Copy',
    copyNamed: 'Copy: {{place}}',
    copied: 'Copied',
    copyUnused: 'Copy everything that was not added',
    more: 'Show the others: {{count}}',
    doubtful: 'Fields we are not sure of: {{count}}. We show each of them beside its place in the file.',
    check: 'Check these fields',
    open: 'Open in the editor',
  },
};
