// The moves of an attempt, each in a word.
import type { Move } from '#core/attempt/moves';

const answer = (questionId: number, text: string): Move => ({ type: 'answer', questionId, text });
const check = (questionId: number): Move => ({ type: 'check', questionId });
const flag = (questionId: number, flagged = true): Move => ({ type: 'flag', questionId, flagged });
const sure = (questionId: number, isSure = true): Move => ({ type: 'sure', questionId, isSure });
const goTo = (position: number): Move => ({ type: 'goto', position });
const finish: Move = { type: 'finish', by: 'student' };

export const move = { answer, check, flag, sure, goTo, finish };
