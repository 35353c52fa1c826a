import type { OlderTemplate } from '@kreda/document/kinds/resume/checks/finding';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { IconSparkles } from '@tabler/icons-react';
import { CompareVersions } from '../../resume/editor/compare-versions.tsx';
import classes from './reading-line.module.css';
import { useFindingText } from './use-finding-text.ts';

interface VersionLineProps {
  /** As it is downloaded. */
  resume: Resume;
  finding: OlderTemplate;
  isMending: boolean;
  onMove: (version: number) => void;
}

/** Offers the comparison with the template's newest version, in one line at the end of the findings: nothing has to be mended. */
export function VersionLine({ resume, finding, isMending, onMove }: VersionLineProps) {
  const { text, mend } = useFindingText()(finding);
  return (
    <div className={classes.line}>
      <span className={classes.icon} data-tone="muted" aria-hidden>
        <IconSparkles size={20} />
      </span>
      <p className={classes.text}>{text}</p>
      <CompareVersions
        resume={resume}
        direction="newer"
        size="sm"
        variant="default"
        className={classes.show}
        loading={isMending}
        onMove={onMove}
      >
        {mend}
      </CompareVersions>
    </div>
  );
}
