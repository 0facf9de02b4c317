/** Some browsers start the download asynchronously, so don't revoke the URL at once. */
const REVOKE_DELAY_MS = 1_000;

/** Saves a file made in the browser. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, REVOKE_DELAY_MS);
}
