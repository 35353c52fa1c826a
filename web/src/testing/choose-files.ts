/** Chooses files in the page's file input, as its chooser does. */
export function chooseFiles(...files: File[]): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The page asks for no file');
  input.files = transferOf(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Drags files over the page. */
export function dragFiles(...files: File[]): void {
  for (const type of ['dragenter', 'dragover'])
    document.body.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transferOf(files) }),
    );
}

/** Drops files on the page. */
export function dropFiles(...files: File[]): void {
  dragFiles(...files);
  document.body.dispatchEvent(
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transferOf(files) }),
  );
}

/** Pastes copied files. */
export function pasteFiles(...files: File[]): void {
  document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: transferOf(files) }));
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
