// Questions as a reader gives them, without their numbers, and the XML of Moodle around one.
type Fields = Record<string, unknown>;

export const choice = (question_text: string, texts: string[], correct_answer: string, more: Fields = {}) => ({
  ...{ question_text, question_type: 'multiple_choice', correct_answer, ...more },
  options: Object.fromEntries(texts.map((text, at) => ['ABCDEFGH'[at], text])),
});
export const typed = (question_text: string, correct_answer: string, more: Fields = {}) => ({
  ...{ question_text, question_type: 'short_answer', correct_answer, ...more },
});
export const essay = (question_text: string, correct_answer: string) => ({
  ...{ question_text, question_type: 'essay', correct_answer },
});

/** A typed question of Moodle, with this HTML for its text and this beside it. */
export const moodleOf = (html: string, file = '', beside = '') =>
  `<quiz><question type="shortanswer">${beside}<questiontext format="html"><text><![CDATA[${html}]]></text>${file}</questiontext><answer fraction="100"><text>b</text></answer></question></quiz>`;
