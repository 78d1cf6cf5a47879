// The quiz that measurements of the server give to their students, as rows hold it: twenty short answers.

/** Each is right with `answer N`. */
export const twenty = Array.from({ length: 20 }, (_, n) => ({
  question_id: n + 1,
  question_text: `What is the term for the ${n + 1}th of the norms that a group of people shares and hands on to its children?`,
  question_type: 'short_answer',
  correct_answer: `answer ${n + 1}`,
  explanation: 'A norm is a rule that a group shares. (Page 2)',
  source: { page: 2, quote: 'A norm is a rule that a group shares.' },
}));
