// Voices that speak nothing: no headless browser has a voice. What is spoken is written down, and ends when the test says so.
import { onTestFinished } from 'vitest';

export const voice = (lang: string, more: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  lang,
  name: lang,
  voiceURI: lang,
  default: false,
  localService: true,
  ...more,
});

/** `spoken`: what waits or was spoken, with the voice of each; `endOne` ends what is spoken now. */
export function fakeVoices(first: SpeechSynthesisVoice[]) {
  let voices = first;
  const spoken: string[] = [];
  let current: SpeechSynthesisUtterance | null = null;
  const synth = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: SpeechSynthesisUtterance) => {
      if (utterance.text === '') return;
      current = utterance;
      spoken.push(`${utterance.lang} ${utterance.text}`);
    },
    cancel: () => {
      const { onerror } = current ?? {};
      current = null;
      onerror?.call({} as SpeechSynthesisUtterance, {} as SpeechSynthesisErrorEvent);
    },
  });
  class Utterance {
    lang = '';
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.assign(window, { speechSynthesis: synth, SpeechSynthesisUtterance: Utterance });
  Object.assign(globalThis, { speechSynthesis: synth, SpeechSynthesisUtterance: Utterance });
  onTestFinished(() => {
    for (const place of [window, globalThis]) {
      Reflect.deleteProperty(place, 'speechSynthesis');
      Reflect.deleteProperty(place, 'SpeechSynthesisUtterance');
    }
  });
  return {
    spoken,
    isSpeaking: () => current !== null,
    endOne: () => current?.onend?.({} as SpeechSynthesisEvent),
    come: (later: SpeechSynthesisVoice[]) => {
      voices = later;
      synth.dispatchEvent(new Event('voiceschanged'));
    },
  };
}
