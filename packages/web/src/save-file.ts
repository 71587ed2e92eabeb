/** Has the browser save words or bytes as a file. */
export function saveFile(name: string, content: BlobPart, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
