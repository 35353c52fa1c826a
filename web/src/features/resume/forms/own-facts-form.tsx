import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { fieldsOf, type NamedField } from '@kreda/document/kinds/resume/model/sections';
import { OWN_FACTS, type OwnFact } from '@kreda/document/kinds/resume/model/sections/personal-data';
import { Button } from '@mantine/core';
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { showUndoToast } from '../../../ui/toasts.tsx';
import { resumeAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { useResumePart } from '../state/use-resume.ts';
import { EntryButton } from './entry-button.tsx';
import classes from './forms.module.css';
import { useT } from './messages.ts';
import { ownFactName, ownFactsOf, type TypedFact, withOwnFacts } from './own-facts.ts';
import { fieldSelector } from './use-entry-focus.ts';

const FIELDS = new Map(fieldsOf('personal-data').map((field) => [field.name, field]));

const countOwnFacts = ({ sections }: Resume) => ownFactsOf(sections['personal-data']).length;

/**
 * The facts with labels of the user's own: a row for each, and a button that adds one. A row that was added stays while nothing is typed into it.
 *
 * @param control renders the control of a field of the personal data.
 */
export function OwnFactsForm({ control }: { control: (field: NamedField) => ReactNode }) {
  const t = useT();
  const { store, apply } = useSession();
  const typedCount = useResumePart(countOwnFacts);
  const [rowCount, setRowCount] = useState(typedCount);
  if (typedCount > rowCount) setRowCount(typedCount);
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (focused !== null) root.current?.querySelector<HTMLElement>(focused.selector)?.focus();
  }, [focused]);

  const personalNow = () => store.get(resumeAtom)!.sections['personal-data'];
  const factsNow = (): TypedFact[] => ownFactsOf(personalNow());
  const save = (facts: readonly TypedFact[]) => {
    const [before, next] = [personalNow(), withOwnFacts(personalNow(), facts)];
    apply({ type: 'data', section: 'personal-data', data: next.data });
    // Whether a fact is shown goes with it.
    const areMoved = OWN_FACTS.flatMap(({ label, value }) => [label, value]).some(
      (name) => before.config.fields[name] !== next.config.fields[name],
    );
    if (areMoved) apply({ type: 'config', section: 'personal-data', config: next.config });
  };
  const add = () => {
    const fact = OWN_FACTS[rowCount];
    if (fact === undefined) return;
    setRowCount(rowCount + 1);
    setFocused({ selector: `${fieldSelector(fact.label)} input` });
  };
  const remove = (place: number) => {
    const deleted = factsNow()[place];
    if (deleted !== undefined) save(factsNow().toSpliced(place, 1));
    setRowCount(rowCount - 1);
    setFocused({ selector: '[data-adds]' });
    if (deleted === undefined) return;
    // The toast outlives this render: newer changes are in the session, not in this closure.
    const undo = () => {
      const facts = factsNow();
      if (facts.length < OWN_FACTS.length) save(facts.toSpliced(Math.min(place, facts.length), 0, deleted));
    };
    showUndoToast({ text: t('entry.removed'), undo: t('entry.undo'), onUndo: undo });
  };
  const moveUp = (place: number) => {
    const { [place - 1]: above, [place]: fact } = factsNow();
    if (above && fact)
      save(
        factsNow()
          .with(place - 1, fact)
          .with(place, above),
      );
  };

  return (
    <div className={classes.ownFacts} ref={root}>
      {OWN_FACTS.slice(0, rowCount).map((fact, place) => (
        <FactRow
          key={fact.label}
          fact={fact}
          place={place}
          canMoveUp={place > 0 && place < typedCount}
          control={control}
          onMoveUp={moveUp}
          onRemove={remove}
        />
      ))}
      <div className={classes.listButtons}>
        <Button
          data-adds
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={rowCount >= OWN_FACTS.length}
          aria-describedby="own-facts-about"
          onClick={add}
        >
          {t('ownFacts.add')}
        </Button>
      </div>
      <p className={classes.lead} id="own-facts-about">
        {t('ownFacts.about', { count: OWN_FACTS.length })}
      </p>
    </div>
  );
}

interface FactRowProps {
  fact: OwnFact;
  place: number;
  canMoveUp: boolean;
  control: (field: NamedField) => ReactNode;
  onMoveUp: (place: number) => void;
  onRemove: (place: number) => void;
}

function FactRow({ fact, place, canMoveUp, control, onMoveUp, onRemove }: FactRowProps) {
  const t = useT();
  const typed = useResumePart(
    useCallback(({ sections }: Resume) => ownFactName(sections['personal-data'], fact), [fact]),
  );
  const name = typed || t('ownFacts.untitled', { place: place + 1 });
  return (
    <fieldset className={classes.ownFact} aria-label={name}>
      {control(FIELDS.get(fact.label)!)}
      {control(FIELDS.get(fact.value)!)}
      <div className={classes.ownFactButtons}>
        <EntryButton
          label={t('entry.moveUp', { name })}
          isDisabled={!canMoveUp}
          onClick={() => onMoveUp(place)}
          Icon={IconArrowUp}
        />
        <EntryButton label={t('entry.remove', { name })} onClick={() => onRemove(place)} Icon={IconTrash} />
      </div>
    </fieldset>
  );
}
