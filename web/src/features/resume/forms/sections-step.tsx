import { AddSectionStep } from './add-section-step.tsx';
import { SectionOrder } from './section-order.tsx';

/** The step that chooses the resume's sections and their order. */
export function SectionsStep() {
  return (
    <>
      <AddSectionStep />
      <SectionOrder titleOrder={2} />
    </>
  );
}
