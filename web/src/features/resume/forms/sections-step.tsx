import { AddSectionStep } from './add-section-step.tsx';
import { SectionOrderStep } from './section-order-step.tsx';

/** The step that chooses the resume's sections and their order. */
export function SectionsStep() {
  return (
    <>
      <AddSectionStep />
      <SectionOrderStep />
    </>
  );
}
