// Which quiz the questions below are of: a citation leads to its document by it. Null: to none.
import { createContext } from 'react';

export const CitedQuiz = createContext<number | null>(null);
