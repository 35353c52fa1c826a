import { MAX_NAME_CHARACTERS, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { useApply, useResumePart } from '../state/use-resume.ts';
import { EditableName } from './editable-name.tsx';
import { useT } from './messages.ts';

const nameOf = ({ name }: Resume) => name;

function personOf({ sections }: Resume): string {
  const { firstName, lastName } = sections['personal-data'].data;
  return `${firstName} ${lastName}`.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_CHARACTERS);
}

/** The resume's name, or else the person's, in the header. */
export function ResumeName() {
  const t = useT();
  const apply = useApply();
  return (
    <EditableName
      name={useResumePart(nameOf)}
      usual={useResumePart(personOf)}
      unnamed={t('unnamed')}
      onRename={(name) => apply({ type: 'name', name })}
    />
  );
}
