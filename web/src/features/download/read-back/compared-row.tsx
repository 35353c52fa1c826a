import type { Language } from '@kreda/document/engine/text/languages';
import type { ComparedField } from '@kreda/document/kinds/resume/checks/comparison';
import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { Anchor, Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { markDifferences, type TextPart } from '../../../lib/mark-differences.ts';
import { shortenParts } from '../../../lib/shorten-parts.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { useT } from '../checks/messages.ts';
import { placePath } from '../checks/place-path.ts';
import { useFieldName } from '../checks/use-field-name.ts';
import classes from './compared-row.module.css';
import { type Advice, isMendable } from './difference-advice.ts';

interface ComparedRowProps {
  uuid: string;
  language: Language;
  row: ComparedField;
  /** Null if nothing differs. */
  advice: Advice | null;
  /** Whether this row shows the advice; otherwise a row above does. */
  isAdvised: boolean;
}

const MARKS = { same: IconCheck, different: IconAlertTriangle, missing: IconX, elsewhere: IconInfoCircle } as const;

/** One field of the resume beside what was read, with differences marked. */
export function ComparedRow({ uuid, language, row, advice, isAdvised }: ComparedRowProps) {
  const t = useT();
  const fieldName = useFieldName();
  const [isWhole, setWhole] = useState(false);
  const { section, entryId, field, found } = row;
  // A printed text is not missing: the reader put it into another field.
  const verdict =
    row.verdict === 'missing' && (advice === 'filed' || advice === 'misfiled') ? 'elsewhere' : row.verdict;
  const isFullName = section === 'personal-data' && field === 'firstName';
  const label = isFullName ? fieldName('references', 'name') : fieldName(section, field);
  const Mark = MARKS[verdict];
  const place = { section, entryId, field: field === 'heading' ? null : field };
  const marked = useMemo(() => markedRow(row), [row]);
  const short = { own: shortenParts(marked.own), found: shortenParts(marked.found) };
  const isLong = short.own !== null || short.found !== null;
  const shown = isWhole ? marked : { own: short.own ?? marked.own, found: short.found ?? marked.found };
  const said = isAdvised ? advice : null;
  const canMend = isMendable(advice);
  return (
    <>
      <div className={classes.label}>{label}</div>
      <dl className={classes.pair}>
        <div>
          <dt>{t('readBack.own')}</dt>
          <dd>
            <MarkedText parts={shown.own} />
          </dd>
        </div>
        <div>
          <dt>{t('readBack.found')}</dt>
          <dd data-nothing={found === '' || undefined}>
            {found === '' ? t('readBack.nothing') : <MarkedText parts={shown.found} />}
          </dd>
        </div>
      </dl>
      <div className={classes.verdict} data-verdict={verdict}>
        <Mark size={16} stroke={2.4} aria-hidden />
        {t(`readBack.${verdict}`)}
      </div>
      {(said || canMend || isLong) && (
        <div className={classes.advice}>
          {isLong && (
            <Button
              variant="default"
              size="compact-sm"
              aria-expanded={isWhole}
              className={classes.whole}
              onClick={() => setWhole(!isWhole)}
            >
              {t(isWhole ? 'readBack.showLess' : 'readBack.showWhole')}
            </Button>
          )}
          {said && `${t(`readBack.advice.${said}`, { name: sectionName(section, language) })} `}
          {canMend && (
            <Anchor
              component={Link}
              to={placePath(uuid, place)}
              inherit
              underline="always"
              aria-label={t('readBack.editNamed', { field: label })}
            >
              {t('readBack.edit')}
            </Anchor>
          )}
        </div>
      )}
    </>
  );
}

/** Marks differing words only if both sides have text: otherwise the verdict is enough. */
function markedRow({ own, found, verdict }: ComparedField): { own: TextPart[]; found: TextPart[] } {
  if (verdict === 'different') return markDifferences(own, found);
  return { own: [{ text: own, isDifferent: false }], found: [{ text: found, isDifferent: false }] };
}
