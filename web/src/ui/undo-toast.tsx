import { Button } from '@mantine/core';

interface UndoToastProps {
  text: string;
  undo: string;
  onUndo: () => void;
  onClose: () => void;
}

/** The content of a toast that names what was deleted, with a button to undo it. */
export function UndoToast({ text, undo, onUndo, onClose }: UndoToastProps) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, width: '100%' }}>
      {text}
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          onUndo();
          onClose();
        }}
      >
        {undo}
      </Button>
    </span>
  );
}
