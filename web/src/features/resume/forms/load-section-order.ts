import { loadable } from '../../../lib/loadable.ts';

export const sectionOrder = loadable(async () => (await import('./section-order.tsx')).SectionOrder);
