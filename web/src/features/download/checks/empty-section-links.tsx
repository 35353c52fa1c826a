import type { SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useStepName } from '../../resume/editor/steps-navigation.tsx';
import { useT as useDownloadT } from '../messages.ts';
import { placePath } from './place-path.ts';

/** Placeholder for the links in the sentence. No text of the interface contains this character. */
const LINKS = '\u{fffc}';

/** Lists the empty sections, each with a link to its form. */
export function EmptySectionLinks({ uuid, sections }: { uuid: string; sections: readonly SectionSlug[] }) {
  const t = useDownloadT();
  const sectionName = useStepName();
  const [before, after] = t('page.leftOut', { sections: LINKS }).split(LINKS);
  return (
    <>
      {before}
      {sections.map((section, index) => (
        <Fragment key={section}>
          {index > 0 && ', '}
          <Anchor
            component={Link}
            to={placePath(uuid, { section, entryId: null, field: null })}
            inherit
            underline="always"
            aria-label={t('page.fillIn', { section: sectionName(section) })}
          >
            {sectionName(section)}
          </Anchor>
        </Fragment>
      ))}
      {after}
    </>
  );
}
