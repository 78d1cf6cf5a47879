// A path or address without slashes at its end. A pattern would go through each run of slashes once for each of them.
export function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
