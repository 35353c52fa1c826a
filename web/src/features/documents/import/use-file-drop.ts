import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files that are dropped anywhere on the page or pasted into it. Returns whether files are being dragged over the page now. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const take = useEffectEvent((data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    // Each element that is entered reports it, so the elements that are left are counted against those entered.
    let entered = 0;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      entered += 1;
      setDragging(true);
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      entered -= 1;
      if (entered <= 0) setDragging(false);
    };
    const over = (event: DragEvent) => {
      // Without it, the browser would open the file instead of this page.
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      entered = 0;
      setDragging(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (!isTyping(event.target)) take(event.clipboardData);
    };
    const closing = new AbortController();
    const { signal } = closing;
    window.addEventListener('dragenter', enter, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => closing.abort();
  }, []);
  return isDragging;
}

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}
