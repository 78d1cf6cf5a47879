// Listens for the quiz's keys while no dialog is open. What each means stands in quizKeys.ts.
import { useEffect } from 'react';
import { isComposing } from '../ui/isComposing.ts';
import { commandFor, type FocusPlace } from './quizKeys.ts';
import type { QuizMoves } from './quizMoves.ts';

export function placeOf(target: EventTarget | null): FocusPlace {
  if (!(target instanceof Element)) return 'page';
  const text = target.closest('textarea, input:not([type="radio"]), [contenteditable="true"]');
  if (text) return text instanceof HTMLTextAreaElement && text.readOnly ? 'page' : 'text';
  if (target.closest('.seg')) return 'row';
  return target.closest('button, a, summary, select') ? 'control' : 'page';
}

type Listening = { isListening: boolean; singleKeys: boolean; showKeys: () => void };

export function useQuizKeys(moves: QuizMoves, { isListening, singleKeys, showKeys }: Listening): void {
  useEffect(() => {
    if (!isListening) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || event.repeat) return;
      const command = commandFor(event, placeOf(event.target), singleKeys);
      if (!command) return;
      event.preventDefault();
      if (command.type === 'choose') moves.choose(command.index);
      else if (command.type === 'enter') moves.checkOrGoOn();
      else if (command.type === 'previous') moves.previous();
      else if (command.type === 'next') moves.next();
      else if (command.type === 'flag') moves.toggleFlag();
      else showKeys();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
