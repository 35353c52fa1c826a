import { dequal } from 'dequal/lite';
import type { Resume } from '../model/resume.ts';
import type { Operation } from './operation.ts';

/**
 * The operations that undo `operation` if they are applied in order after it: they restore what it changed in `before`. Empty if it cannot
 * be undone: a finished resume stays finished, and photos are separate files.
 */
export function inverseOf(before: Resume, operation: Operation): Operation[] {
  switch (operation.type) {
    case 'name':
      return [{ type: 'name', name: before.name }];
    case 'language':
      // Changing the language may have changed date style and hyphenation.
      return [
        { type: 'language', language: before.language },
        { type: 'page-setup', pageSetup: before.pageSetup },
      ];
    case 'color':
      return [{ type: 'color', color: before.color }];
    case 'fonts':
      return [{ type: 'fonts', fonts: before.fonts }];
    case 'pattern':
      // A template also sets its latest version, its fonts, its section order and columns, so all of them are restored after it.
      return [
        { type: 'pattern', pattern: before.pattern, ...(operation.color && { color: before.color }) },
        { type: 'pattern-version', version: before.patternVersion },
        { type: 'fonts', fonts: before.fonts },
        orderOf(before, Object.keys(before.pageSetup.columns).length > 0),
      ];
    case 'pattern-version':
      return [{ type: 'pattern-version', version: before.patternVersion }];
    case 'page-setup':
      return [{ type: 'page-setup', pageSetup: before.pageSetup }];
    case 'sections-order':
      return [orderOf(before, operation.columns !== undefined)];
    case 'sections-config':
      return [{ type: 'sections-config', config: { enabled: before.sectionsEnabled, active: before.sectionsActive } }];
    case 'data':
      return [{ type: 'data', section: operation.section, data: before.sections[operation.section].data } as Operation];
    case 'config':
      return [
        { type: 'config', section: operation.section, config: before.sections[operation.section].config } as Operation,
      ];
    case 'done':
    case 'photo':
      return [];
  }
}

/** True if what the operation replaces is the same in both resumes. */
export function replacesSame(operation: Operation, a: Resume, b: Resume): boolean {
  return dequal(inverseOf(a, operation), inverseOf(b, operation));
}

/** @param withColumns releases before docs/decisions/0050 refuse columns, so they are named only if they change. */
function orderOf({ sectionsOrder, pageSetup }: Resume, withColumns: boolean): Operation {
  return { type: 'sections-order', order: sectionsOrder, ...(withColumns && { columns: pageSetup.columns }) };
}
