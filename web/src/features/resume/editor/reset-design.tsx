import { isTemplateDesign, TEMPLATE_DESIGN } from '@kreda/document/kinds/resume/model/page-setup';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useApply, useResumePart } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';

const pageSetupOf = (resume: Resume) => resume.pageSetup;

/** A button that takes back all sizes, gaps and details; there is none while they are the template's. */
export function ResetDesign() {
  const t = useT();
  const pageSetup = useResumePart(pageSetupOf);
  const apply = useApply();
  if (isTemplateDesign(pageSetup)) return null;
  return (
    <div className={classes.reset}>
      <Button
        fullWidth
        variant="light"
        leftSection={<IconRestore size={18} aria-hidden />}
        onClick={() => apply({ type: 'page-setup', pageSetup: { ...pageSetup, ...TEMPLATE_DESIGN } })}
      >
        {t('design.reset')}
      </Button>
    </div>
  );
}
