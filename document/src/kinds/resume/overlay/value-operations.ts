import type { Resume } from '../model/resume.ts';
import type { Operation } from '../operations/operation.ts';
import { settingOperations } from '../versions/operations-between.ts';
import { type Address, sectionOf, withValues } from './addresses.ts';

/**
 * The operations that give addresses other values: one for the content of each section, one for its settings, and those of the whole
 * resume. A photo is a file of its own, and no operation changes it.
 */
export function valueOperations(resume: Resume, values: ReadonlyMap<Address, unknown>): Operation[] {
  const next = withValues(resume, values);
  const addresses = [...values.keys()];
  const sections = new Set(addresses.map(sectionOf).filter((section) => section !== null));
  const ofSections = [...sections].flatMap((section) => {
    const { data, config } = next.sections[section];
    const isSet = addresses.some((address) => address.startsWith(`config/${section}/`));
    const isWritten = addresses.some(
      (address) => /^(data|items|order)\//.test(address) && sectionOf(address) === section,
    );
    return [
      ...(isWritten ? [{ type: 'data', section, data } as Operation] : []),
      ...(isSet ? [{ type: 'config', section, config } as Operation] : []),
    ];
  });
  return [...settingOperations(resume, next), ...ofSections];
}
