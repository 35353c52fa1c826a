import { emptyResume, type Resume } from '../kinds/resume/model/resume.ts';
import { applyOperation, type Operation } from '../kinds/resume/operations/operation.ts';
import type { Typesetter } from '../kinds/resume/typeset.ts';
import { bullets, entry, paragraph } from './sample-resumes.ts';

const CLAUSE = 'Wyrażam zgodę na przetwarzanie moich danych osobowych w celu prowadzenia rekrutacji. '.repeat(3);

/**
 * A finished resume with a single job of `duties` list items, with or without a consent clause. Its template version fills each page
 * before the next one begins, so that the last page may be nearly empty.
 */
export function longJob(duties: number, hasClause: boolean): Resume {
  const base = { ...emptyResume('3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11', 'pl', 'classic'), patternVersion: 4 };
  const person = {
    ...base.sections['personal-data'].data,
    firstName: 'Jan',
    lastName: 'Oprawa',
    email: 'jan@example.pl',
  };
  const job = entry('experiences', 'job', {
    position: 'Introligator',
    company: 'Oprawa i Syn',
    dateFrom: '2019-03',
    present: true,
    description: bullets(...Array.from({ length: duties }, (_, index) => `Oprawiłem ${index + 1} księgę wieczystą.`)),
  });
  const clauses = hasClause ? [entry('clauses', 'clause', { content: paragraph(CLAUSE) })] : [];
  const operations: Operation[] = [
    { type: 'data', section: 'personal-data', data: person },
    { type: 'data', section: 'experiences', data: { items: [job] } },
    { type: 'data', section: 'clauses', data: { items: clauses } },
    { type: 'done' },
  ];
  return operations.reduce(applyOperation, base);
}

/** The number of duties that fit on one page without a clause. */
export function dutiesOfOnePage(typesetter: Typesetter): number {
  let duties = 20;
  while (typesetter.typeset(longJob(duties + 1, false)).pages.length === 1) duties++;
  return duties;
}
