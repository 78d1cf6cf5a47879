// Reads texts aloud with a voice of the device, and stops at the next press, at the end, and when its question is left.
import { useEffect, useRef, useState } from 'react';
import { listenTexts } from '#texts/listen';
import { useOnline } from '../data/online.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Speaker, Stop } from '../ui/moreIcons.tsx';
import { Tip } from '../ui/Tip.tsx';
import { hasFormula, inWords } from './formulaWords.ts';
import { pickVoice, sentencesOf, speak } from './speaking.ts';

export type ListenProps = {
  /** only what stands on the screen, in its order */
  texts: readonly string[];
  /** of the texts (BCP 47); absent: that of the page */
  language: string | undefined;
  /** the time is up, or the card is being left */
  isOver?: boolean;
};

export function ListenButton({ texts, language = document.documentElement.lang, isOver = false }: ListenProps) {
  const voice = useVoice(language);
  const [isReading, setReading] = useState(false);
  const stop = useRef<(() => void) | null>(null);

  useEffect(() => {
    const leave = () => stop.current?.();
    // Some browsers go on reading after the page is gone.
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useEffect(() => {
    if (isOver) stop.current?.();
  }, [isOver]);

  if (voice === null && !isReading) return null;

  function read(chosenVoice: SpeechSynthesisVoice): void {
    let isStopped = false;
    const end = () => {
      stop.current = null;
      setReading(false);
    };
    const start = (sentences: string[]) => {
      if (!isStopped) stop.current = speak({ synth: speechSynthesis, voice: chosenVoice, sentences, onEnd: end });
    };
    setReading(true);
    if (!texts.some(hasFormula)) {
      start(texts.flatMap(sentencesOf));
      return;
    }
    stop.current = () => {
      isStopped = true;
      end();
    };
    // Safari speaks later only what it was asked for within the press.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    void Promise.all(texts.map((text) => inWords(text, chosenVoice.lang))).then((words) => start(words.flatMap(sentencesOf)));
  }

  const words = isReading ? listenTexts.stop : listenTexts.listen;
  return (
    <Tip text={words}>
      <IconButton
        label={words}
        look={isReading ? 'on' : 'plain'}
        disabled={isOver}
        onClick={() => (isReading ? stop.current?.() : voice && read(voice))}
      >
        {isReading ? <Stop size="l" /> : <Speaker size="l" />}
      </IconButton>
    </Tip>
  );
}

/** Voices come late, and remote ones go with the network. Null: none of this language. */
function useVoice(language: string): SpeechSynthesisVoice | null {
  const isOnline = useOnline();
  const [voices, setVoices] = useState(() => speechSynthesis.getVoices());
  useEffect(() => {
    const see = () => setVoices(speechSynthesis.getVoices());
    see();
    // Safari has its voices at once, and this event only of late.
    speechSynthesis.addEventListener?.('voiceschanged', see);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', see);
  }, []);
  return pickVoice(voices, language, isOnline);
}
