import { Button } from '@mantine/core';
import { toast } from 'react-toastify/unstyled';

/** Long enough to change one's mind, ms. */
const UNDO_MS = 8_000;

/** Says that something was deleted, with a way back. */
export function showUndoToast({ text, undo, onUndo }: { text: string; undo: string; onUndo: () => void }): void {
  toast.info(
    ({ closeToast }) => (
      <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, width: '100%' }}>
        {text}
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            onUndo();
            closeToast();
          }}
        >
          {undo}
        </Button>
      </span>
    ),
    { autoClose: UNDO_MS, closeOnClick: false },
  );
}
