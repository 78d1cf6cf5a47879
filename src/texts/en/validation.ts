// Why a value is refused that somebody typed or a program sent, by the code that its schema says.
import type { Bound, ValidationFlaw } from '#core/wire/validation';
import type { TextsOf } from '../textOfCode.ts';
import { names } from './names.ts';
import { password } from './password.ts';

const formatNumber = (count: number) => count.toLocaleString('en-US');

export const validation = {
  // A question of a quiz that is imported, written or edited
  question_text_missing: 'The question has no text. Write it.',
  question_text_long: ({ limit }: Bound) => `The question is longer than ${formatNumber(limit)} characters. Shorten it.`,
  option_letter: 'Options have the letters A to H.',
  option_missing: 'An option is empty. Write it or remove it.',
  option_long: ({ limit }: Bound) => `An option is longer than ${formatNumber(limit)} characters. Shorten it.`,
  answer_missing: 'The right answer is missing. Write it.',
  answer_long: ({ limit }: Bound) => `The answer is longer than ${formatNumber(limit)} characters. Shorten it.`,
  explanation_long: ({ limit }: Bound) => `An explanation can have at most ${formatNumber(limit)} characters.`,
  topic_long: ({ limit }: Bound) => `A topic can have at most ${limit} characters.`,
  accepted_answer_missing: 'An accepted answer is empty.',
  accepted_answer_long: ({ limit }: Bound) => `An accepted answer can have at most ${limit} characters.`,
  accepted_answers_many: ({ limit }: Bound) => `There are more than ${limit} accepted answers. Keep the likely ones.`,
  number_long: ({ limit }: Bound) => `A number can have at most ${limit} characters.`,
  part_long: ({ limit }: Bound) => `A part’s name can have at most ${limit} characters.`,
  marks_low: 'Marks must be more than 0.',
  marks_high: ({ limit }: Bound) => `A question can have at most ${formatNumber(limit)} marks.`,
  language_tag: 'A language is a tag like “fr”.',
  picture_large: 'The picture is too large.',
  picture_type: 'A picture must be PNG, JPEG, GIF or WebP.',
  options_needless: 'Only a multiple-choice question has options.',
  options_few: 'A multiple-choice question needs at least two options. Add one.',
  options_many: ({ limit }: Bound) => `A multiple-choice question can have at most ${limit} options. Remove some.`,
  short_answer_long: ({ limit }: Bound) => `A short answer can have at most ${limit} characters. Make it an essay.`,
  options_equal: ({ letters, last }: { letters: string; last: string }) =>
    `Options ${letters} and ${last} say the same. Change or remove one.`,
  answer_no_option: 'The right answer is not one of the options. Mark one of them.',

  // A quiz
  title_missing: 'Give the quiz a title.',
  title_long: ({ limit }: Bound) => `A title can have at most ${limit} characters.`,
  questions_missing: 'A quiz needs at least one question.',
  questions_many: ({ limit }: Bound) => `A quiz can have at most ${limit} questions. Make two quizzes of it.`,
  question_ids_equal: 'Two questions have one id.',
  reasons_many: 'A quiz has at most 20 reasons for questions left out.',

  // An account
  email_long: 'The email address is too long.',
  email_invalid: 'Enter a valid email address.',
  email_missing: 'The email is missing.',
  password_missing: 'The password is missing.',
  password_short: password.tooShort,
  password_long: 'The password is too long.',
  reset_token_missing: password.resetTokenMissing,
  reset_token_long: 'This reset link is invalid or expired.',
  display_name_long: 'The name is too long.',
  ...names,

  // A past paper and its upload
  letters_count: ({ count }: { count: number }) => `This paper has ${count} questions to answer. Reload the page.`,
  letter_unknown: ({ number, letter }: { number: string; letter: string }) => `Question ${number} has no option ${letter}.`,
  letters_few: ({ limit }: Bound) => `Choose at least ${limit} answers to make a quiz.`,
  time_limit: 'A time limit is a number of seconds, or "suggested".',

  // A mark
  mark_empty: 'A mark names points, a rating or a judgement.',
  mark_without_passage: 'This essay has no passage.',
  mark_without_points: 'Only an essay with key points is marked by its points.',
  mark_of_no_point: 'This essay has no such point.',
  mark_of_untyped: 'Only a typed answer can be judged right by its student.',

  // What is sent
  question_unknown: 'This quiz has no such question.',
  question_twice: 'This question is answered twice.',
  submitted_answer_long: ({ limit }: Bound) => `An answer can have at most ${formatNumber(limit)} characters.`,
  submission_key: 'The Idempotency-Key must be a UUID.',
  event_id: 'An event_id has 1 to 100 letters, digits, colons and dashes.',
  calendar_day: 'A day is written as 2027-05-12.',
  parts_many: ({ limit }: Bound) => `At most ${limit} parts can be chosen.`,
} satisfies TextsOf<ValidationFlaw>;
