// Saves a text or a file on this device. It needs no network and no storage of the browser's.

export function saveText(filename: string, text: string): void {
  saveFile(filename, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

export function saveFile(filename: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
