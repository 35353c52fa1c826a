import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { Operation } from '@kreda/document/kinds/resume/operations/operation';
import { type Address, sectionOf, withValues } from '@kreda/document/kinds/resume/overlay/addresses';

/** The operations that give fields and titles of sections other values: one for the content of each section, one for its settings. */
export function valueOperations(resume: Resume, values: ReadonlyMap<Address, unknown>): Operation[] {
  const next = withValues(resume, values);
  const addresses = [...values.keys()];
  const sections = new Set(addresses.map(sectionOf).filter((section) => section !== null));
  return [...sections].flatMap((section) => {
    const { data, config } = next.sections[section];
    const isSet = addresses.some((address) => address.startsWith(`config/${section}/`));
    const isWritten = addresses.some((address) => /^(data|items)\//.test(address) && sectionOf(address) === section);
    return [
      ...(isWritten ? [{ type: 'data', section, data } as Operation] : []),
      ...(isSet ? [{ type: 'config', section, config } as Operation] : []),
    ];
  });
}
