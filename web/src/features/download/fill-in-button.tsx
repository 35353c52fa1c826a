import { blankSections } from '@kreda/document/kinds/resume/compose/blank-sections';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { path } from '../../lib/path.ts';
import { routeOfStep } from '../resume/editor/steps.ts';
import { useStepName } from '../resume/editor/steps-navigation.tsx';
import { useT } from './messages.ts';

/** A link to the form of the first empty section of a resume. */
export function FillInButton({ resume }: { resume: Resume }) {
  const t = useT();
  const nameOf = useStepName();
  const [firstBlank = 'personal-data'] = blankSections(resume);
  return (
    <Button
      component={Link}
      to={path(routeOfStep(firstBlank), { id: resume.uuid })}
      rightSection={<IconArrowRight size={18} aria-hidden />}
      size="md"
      mt="lg"
    >
      {t('page.fillIn', { section: nameOf(firstBlank) })}
    </Button>
  );
}
