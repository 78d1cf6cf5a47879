// Opens a question of the editor and puts the cursor where something is missing.
import { editedId } from './EditedQuestion.tsx';

export function openAtBlank(questionId: number, open: (questionId: number) => void): void {
  open(questionId);
  requestAnimationFrame(() => {
    const place = document.getElementById(editedId(questionId));
    const needed = [...(place?.querySelectorAll<HTMLTextAreaElement>('textarea[required]') ?? [])];
    place?.scrollIntoView({ block: 'start' });
    (needed.find(({ value }) => value.trim() === '') ?? needed[0])?.focus({ preventScroll: true });
  });
}
