// Removes trailing slashes from a path or address. A pattern would need quadratic time for long runs of slashes.
export function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
