/** Saving files from this page. */
import { getFile } from './api';

/** Saves what is at a path of the interface as a file, under the name that comes with it. */
export async function saveFile(path: string): Promise<void> {
  const response = await getFile(path);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveAs(await response.blob(), named ?? 'motu.json');
}

export function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
