import type { Finding, ReadDifferently } from '@kreda/document/kinds/resume/checks/finding';
import { useStepName } from '../../resume/editor/steps-navigation.tsx';
import { nameCharacter } from '../../resume/forms/fields/name-character.ts';
import { useT as useDownloadT } from '../messages.ts';
import { useT } from './messages.ts';
import { useFieldName } from './use-field-name.ts';

/** The text of a finding and the label of its button. */
export interface FindingText {
  text: string;
  mend: string;
}

export function useFindingText(): (finding: Finding) => FindingText {
  const t = useT();
  const downloadT = useDownloadT();
  const sectionName = useStepName();
  const fieldName = useFieldName();
  const readingText = (finding: ReadDifferently) => {
    const { severity, misread, fieldCount, differentCount, phantomCount, hasOneColumn } = finding;
    if (misread === 'vital-field') return t('reading.misread.vital');
    if (misread) {
      const key = misread === 'layout' && hasOneColumn ? 'oneColumn' : misread;
      return t(`reading.misread.${key}`, { count: differentCount, all: fieldCount });
    }
    return t(severity === 'must-look' ? 'reading.text' : 'reading.filed', { count: differentCount + phantomCount });
  };
  return (finding) => {
    switch (finding.kind) {
      case 'short-last-page': {
        const { isClauseAlone, pageCount, maxPages } = finding;
        return {
          text: t(isClauseAlone ? 'lastPage.clause' : 'lastPage.short', { page: pageCount }),
          mend: maxPages === 1 ? t('lastPage.fitOne') : t('lastPage.fit', { pages: maxPages }),
        };
      }
      case 'missing-name':
        return { text: t('name.text'), mend: t('name.mend') };
      case 'missing-end': {
        const entry = finding.entryName || t('untitled');
        return {
          text: t('endDate.text', { entry, section: sectionName(finding.place.section) }),
          mend: t('endDate.mend'),
        };
      }
      case 'missing-dates': {
        const entry = finding.entryName || t('untitled');
        return { text: t('dates.text', { entry, section: sectionName(finding.place.section) }), mend: t('dates.mend') };
      }
      case 'missing-title': {
        const { section, field } = finding.place;
        const entry = finding.entryName || t('untitled');
        return {
          text: t('naming.text', { entry, section: sectionName(section), field: fieldName(section, field) }),
          mend: t('naming.mend'),
        };
      }
      case 'untitled-section':
        return { text: t('untitledSection.text'), mend: t('untitledSection.mend') };
      case 'half-typed-address':
        return {
          text: t(`address.${finding.address}`, { text: finding.text, section: sectionName(finding.place.section) }),
          mend: t('address.mend'),
        };
      case 'unprintable-characters':
        return {
          text: t('characters.text', {
            characters: finding.characters.slice(0, MAX_CHARACTERS).map(nameCharacter).join(', '),
            section: sectionName(finding.place.section),
          }),
          mend: t('characters.mend'),
        };
      case 'read-differently':
        return { text: readingText(finding), mend: t('reading.mend') };
      case 'older-template':
        return {
          text: t(finding.changes.includes('engine') ? 'template.readBetter' : 'template.text'),
          mend: t('template.mend'),
        };
      case 'empty-sections':
        return {
          text: downloadT('page.leftOut', { sections: finding.sections.map(sectionName).join(', ') }),
          mend: downloadT('page.fillIn', { section: sectionName(finding.place.section) }),
        };
    }
  };
}

/** Limit of listed characters: a pasted page of them would fill the screen. */
const MAX_CHARACTERS = 12;
