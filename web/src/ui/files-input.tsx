import type { Ref } from 'react';

interface FilesInputProps {
  /** For the button that opens the choice, by a click on the input. */
  ref: Ref<HTMLInputElement>;
  accept: string;
  onFiles: (files: File[]) => void;
}

/** An invisible input for the choice of files. */
export function FilesInput({ ref, accept, onFiles }: FilesInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      accept={accept}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Without a reset the browser fires no event when the same file is picked again.
        currentTarget.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
