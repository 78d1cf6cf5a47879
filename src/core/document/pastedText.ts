// Makes a text file of pasted text. Whether it may be uploaded, uploadRules says.

/** A file name of this text without characters that systems refuse; empty if nothing is left. */
function nameFrom(text: string): string {
  const words = text
    .replace(/[\\/:*?"<>|#\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [short = ''] = /^.{1,80}(?!\S)/su.exec(words) ?? [words.slice(0, 80)];
  return short.replace(/\.{1,3}$/, '');
}

/**
 * The file of a pasted text: its title is a heading in front and names it, else its first line names it.
 * @param usualName the name where neither has letters
 */
export function textFileOf(title: string, text: string, usualName: string): { name: string; content: string } {
  const heading = title.replace(/\s+/g, ' ').trim();
  const body = text.trim();
  const [firstLine = ''] = body.split('\n', 1);
  const content = heading === '' || firstLine.trim() === heading ? body : `# ${heading}\n\n${body}`;
  return { name: `${nameFrom(heading || firstLine) || usualName}.txt`, content: `${content}\n` };
}
