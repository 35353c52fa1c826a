/** Time for the browser to begin reading a saved file, in milliseconds. */
const REVOKE_AFTER_MS = 60_000;

/** Saves a file to the visitor's downloads. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
