import type { Anonymised, AnonymiseOptions } from '@kreda/document/kinds/resume/anonymise/anonymise';
import { MAX_OWN_WORD_CHARACTERS, MAX_OWN_WORDS } from '@kreda/document/kinds/resume/anonymise/anonymity';
import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './anonymity-fields.module.css';
import { useT } from './messages.ts';

interface AnonymityFieldsProps {
  options: AnonymiseOptions;
  onChange: (options: AnonymiseOptions) => void;
  /** What these options make of the CV. */
  anonymised: Anonymised;
}

/** What an anonymous version takes out beside the person, with what goes and what stays. */
export function AnonymityFields({ options, onChange, anonymised }: AnonymityFieldsProps) {
  const t = useT();
  const box = (name: 'employers' | 'schools' | 'publications') => (
    <Checkbox
      label={t(name)}
      checked={options[name]}
      onChange={(event) => onChange({ ...options, [name]: event.currentTarget.checked })}
    />
  );
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      <fieldset className={classes.group}>
        <legend>{t('what')}</legend>
        <Stack gap="xs">
          {box('employers')}
          {box('schools')}
          {box('publications')}
        </Stack>
      </fieldset>
      <OwnWords options={options} onChange={onChange} stayed={anonymised.stayed} />
      <RemovedTexts removed={anonymised.removed} />
    </Stack>
  );
}

interface OwnWordsProps {
  options: AnonymiseOptions;
  onChange: (options: AnonymiseOptions) => void;
  stayed: readonly string[];
}

/** The words that stay, of which the user ticks those to take out, and a field for others. */
function OwnWords({ options, onChange, stayed }: OwnWordsProps) {
  const t = useT();
  const [word, setWord] = useState('');
  const { ownWords } = options;
  // A word that was ticked keeps its place while the dialog is open, so that it can be found again.
  const [known, setKnown] = useState<readonly string[]>(() => [...new Set([...ownWords, ...stayed])]);
  const shown = [
    ...known,
    ...[...ownWords, ...stayed].filter((one, at, all) => !known.includes(one) && all.indexOf(one) === at),
  ].filter((one) => ownWords.includes(one) || stayed.includes(one));
  const change = (words: readonly string[]) => {
    setKnown(shown);
    onChange({
      ...options,
      ownWords: words.slice(0, MAX_OWN_WORDS).map((one) => one.slice(0, MAX_OWN_WORD_CHARACTERS).trim()),
    });
  };
  const add = () => {
    const typed = word.trim();
    if (typed !== '' && !ownWords.includes(typed)) change([...ownWords, typed]);
    setWord('');
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t('stays')}</legend>
      <Text size="sm" c="dimmed" mb="xs">
        {shown.length === 0 ? t('noneStays') : t('staysHint')}
      </Text>
      <div className={classes.words}>
        {shown.map((one) => (
          <Checkbox
            key={one}
            size="xs"
            label={one}
            checked={ownWords.includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              change(checked ? [...ownWords, one] : ownWords.filter((other) => other !== one))
            }
          />
        ))}
      </div>
      <div className={classes.add}>
        <TextInput
          label={t('word')}
          description={t('wordHint')}
          value={word}
          maxLength={MAX_OWN_WORD_CHARACTERS}
          onChange={(event) => setWord(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="default" onClick={add} disabled={word.trim() === ''}>
          {t('add')}
        </Button>
      </div>
    </fieldset>
  );
}

function RemovedTexts({ removed }: { removed: Anonymised['removed'] }) {
  const t = useT();
  const groups = [...Map.groupBy(removed, ({ kind }) => kind)];
  return (
    <section className={classes.group}>
      <h3>{removed.length === 0 ? t('nothing') : t('goes', { count: removed.length })}</h3>
      <dl className={classes.removed}>
        {groups.map(([kind, texts]) => (
          <div key={kind}>
            <dt>{t(`kinds.${kind}`)}</dt>
            <dd>
              {texts
                .map(({ text }) => text)
                .filter(Boolean)
                .join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
