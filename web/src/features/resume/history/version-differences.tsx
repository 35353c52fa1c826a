import type { VersionDifference } from '@kreda/document/kinds/resume/versions/differences-between';
import { markDifferences } from '../../../lib/mark-differences.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { useT as useViewsT } from '../views/messages.ts';
import settling from '../views/settle-dialog.module.css';
import { useT } from './messages.ts';
import type { WordedDifference } from './use-version-words.ts';

/** What a version has otherwise than the resume has now, in words, by section. */
export function VersionDifferences({ differences }: { differences: readonly WordedDifference[] }) {
  const groups = Map.groupBy(differences, ({ words }) => words.where);
  return (
    <div className={settling.body}>
      {[...groups].map(([where, group]) => (
        <section key={where} aria-label={where}>
          <h3 className={settling.heading}>{where}</h3>
          <ul className={settling.list}>
            {group.map((one) => (
              <li key={one.difference.address} className={settling.row} data-row data-difference>
                <h4 className={settling.where}>{one.words.what}</h4>
                <Texts {...one} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const LONE: Readonly<Partial<Record<VersionDifference['kind'], 'onlyThen' | 'onlyNow'>>> = {
  'only-before': 'onlyThen',
  'only-after': 'onlyNow',
};

function Texts({ difference, words }: WordedDifference) {
  const t = useT();
  const viewsT = useViewsT();
  const lone = LONE[difference.kind];
  if (lone) return <p className={settling.lead}>{t(lone)}</p>;
  const [then, now] = [words.textOf(difference.before), words.textOf(difference.after)];
  if (then === null || now === null) return <p className={settling.lead}>{t('noWords')}</p>;
  const marked = markDifferences(then, now);
  return (
    <dl className={settling.texts} data-pair>
      <div>
        <dt>{t('earlier')}</dt>
        <dd data-before>{then.trim() === '' ? viewsT('empty') : <MarkedText parts={marked.own} />}</dd>
      </div>
      <div>
        <dt>{t('now')}</dt>
        <dd>{now.trim() === '' ? viewsT('empty') : <MarkedText parts={marked.found} />}</dd>
      </div>
    </dl>
  );
}
