// What readers judged once may have its topic in front ("Sponges: What is …"); the engine writes none any more.

/** A topic is short, and a question begins behind it. */
const IN_FRONT = /^[^:?“”]{1,48}: (?=\p{Lu})/u;

/** A question without the topic that once stood in front of it. */
export function withoutTopic(text: string): string {
  return text.replace(IN_FRONT, '');
}
