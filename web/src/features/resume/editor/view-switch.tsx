import { SegmentedControl } from '@mantine/core';
import { useT } from './messages.ts';

export type View = 'form' | 'preview';

/** Switches between form and preview where only one of them has room. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const t = useT();
  return (
    <SegmentedControl
      fullWidth
      size="md"
      value={view}
      onChange={(value) => onChange(value as View)}
      data={[
        { value: 'form', label: t('form') },
        { value: 'preview', label: t('preview') },
      ]}
    />
  );
}
