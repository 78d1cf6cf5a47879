// The texts of the leaderboard, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { board } from './en/board.ts';

export const boardTexts = inLanguage('board', board);
