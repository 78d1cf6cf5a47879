// Shows a text some of whose words are elements: `<link>Sign in</link> to send your answers.` with `tags={{ link: (words) => … }}`.
import { Fragment, type ReactNode } from 'react';

type Props = { text: string; tags: Readonly<Record<string, (words: string) => ReactNode>> };

export function TaggedText({ text, tags }: Props) {
  // Of each tag three parts: what stands before it, its name, its words.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s);
  return parts.map((part, at) => {
    if (at % 3 === 1) return null;
    const tag = at % 3 === 2 ? tags[parts[at - 1] ?? ''] : undefined;
    return <Fragment key={at}>{tag ? tag(part) : part}</Fragment>;
  });
}
