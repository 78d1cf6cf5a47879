// Which side of flashcards is in front, remembered on this device. Where the browser keeps nothing, it holds for this page.
import { useState } from 'react';

export type Front = 'meaning' | 'term';
const PLACE = 'oasis-card-front';

export function useFrontSide(): [Front, (front: Front) => void] {
  const [front, setFront] = useState<Front>(read);
  return [
    front,
    (next) => {
      setFront(next);
      try {
        localStorage.setItem(PLACE, next);
      } catch {
        // It holds for this card.
      }
    },
  ];
}

function read(): Front {
  try {
    return localStorage.getItem(PLACE) === 'term' ? 'term' : 'meaning';
  } catch {
    return 'meaning';
  }
}
