import { AddSectionStep } from './add-section-step.tsx';
import { SectionOrderStep } from './section-order-step.tsx';

/** Which sections the CV has, and in which order. */
export function SectionsStep() {
  return (
    <>
      <AddSectionStep />
      <SectionOrderStep />
    </>
  );
}
