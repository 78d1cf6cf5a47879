// Speaks sentences with a voice of this device, one utterance each: Chrome ends an utterance of more than 15 seconds.
import { sentencesIn } from '#core/text/sentences';

/** An utterance of this length takes about ten seconds. */
const MOST_CHARACTERS = 160;

/** BCP 47 in lower case; Android writes `en_US`. */
const tagOf = (language: string) => language.replaceAll('_', '-').toLowerCase();

/**
 * The best voice of a language: on this device before remote, the wanted region before others, then the system's own choice. Null: none.
 * `isOnline`: whether a remote voice can speak now.
 */
export function pickVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
  isOnline: boolean,
): SpeechSynthesisVoice | null {
  const tag = tagOf(language);
  const [base] = tag.split('-');
  const rank = (voice: SpeechSynthesisVoice) =>
    Number(voice.localService) * 4 + Number(tagOf(voice.lang) === tag) * 2 + Number(voice.default);
  const usable = voices.filter(({ lang, localService }) => tagOf(lang).split('-')[0] === base && (localService || isOnline));
  return usable.sort((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** A text as sentences, a long one cut behind a comma or between words. Gaps and line breaks are pauses. */
export function sentencesOf(text: string): string[] {
  const lines = text.replace(/_{2,}/g, '…').split(/\n+/);
  return lines
    .flatMap(sentencesIn)
    .flatMap(cutLong)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function cutLong(sentence: string): string[] {
  if (sentence.length <= MOST_CHARACTERS) return [sentence];
  const head = sentence.slice(0, MOST_CHARACTERS);
  const at = Math.max(head.lastIndexOf(', ') + 1, 0) || head.lastIndexOf(' ');
  const end = at > 0 ? at : MOST_CHARACTERS;
  return [sentence.slice(0, end), ...cutLong(sentence.slice(end))];
}

type SpeakOptions = { synth: SpeechSynthesis; voice: SpeechSynthesisVoice; sentences: readonly string[]; onEnd: () => void };

/** Speaks until the end or until it is stopped, and says so once. @returns the way to stop */
export function speak({ synth, voice, sentences, onEnd }: SpeakOptions): () => void {
  const queue = [...sentences];
  // Held here: an utterance that nobody holds may be collected, and then its end is never heard of.
  let utterance: SpeechSynthesisUtterance | null = null;
  const end = () => {
    if (utterance) utterance.onend = utterance.onerror = null;
    onEnd();
  };
  const speakNext = () => {
    const text = queue.shift();
    if (text === undefined) {
      end();
      return;
    }
    utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = speakNext;
    utterance.onerror = end;
    synth.speak(utterance);
  };
  synth.cancel();
  speakNext();
  return () => {
    if (utterance?.onend === null) return;
    end();
    synth.cancel();
  };
}
