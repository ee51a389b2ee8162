/** Lives long enough for a browser to begin the download. */
const OBJECT_URL_MS = 60_000;

/** Gives a file to the person: a browser puts it where its downloads go, the desktop asks where. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_MS);
  const anchor = window.document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
}
