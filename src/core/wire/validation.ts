// What a schema says of a value that it refuses: a code as the message of its check, and the broken bound. The catalogue of texts has
// the sentence.
import type * as z from 'zod/mini';

/** Codes, each with what its sentence names. */
export type Flaw<Code extends string, Params = undefined> = Code extends string
  ? Params extends undefined
    ? { code: Code; params?: undefined }
    : { code: Code; params: Params }
  : never;

/** The bound that was broken. */
export type Bound = { limit: number };

export type NameFlaw = Flaw<
  | 'name_short'
  | 'name_long'
  | 'name_unseen'
  | 'name_marks'
  | 'name_mixed'
  | 'name_markup'
  | 'name_tick'
  | 'name_empty'
  | 'name_official'
  | 'group_name_missing'
  | 'group_name_long'
>;

export type ValidationFlaw =
  | NameFlaw
  | Flaw<
      | 'question_text_missing'
      | 'option_letter'
      | 'option_missing'
      | 'answer_missing'
      | 'accepted_answer_missing'
      | 'marks_low'
      | 'language_tag'
      | 'picture_large'
      | 'picture_type'
      | 'options_needless'
      | 'options_few'
      | 'answer_no_option'
      | 'title_missing'
      | 'questions_missing'
      | 'question_ids_equal'
      | 'reasons_many'
      | 'email_long'
      | 'email_invalid'
      | 'email_missing'
      | 'password_missing'
      | 'password_short'
      | 'password_long'
      | 'reset_token_missing'
      | 'reset_token_long'
      | 'display_name_long'
      | 'time_limit'
      | 'mark_empty'
      | 'mark_without_passage'
      | 'mark_without_points'
      | 'mark_of_no_point'
      | 'mark_of_untyped'
      | 'question_unknown'
      | 'question_twice'
      | 'submission_key'
      | 'event_id'
      | 'calendar_day'
    >
  | Flaw<
      | 'question_text_long'
      | 'option_long'
      | 'answer_long'
      | 'explanation_long'
      | 'topic_long'
      | 'accepted_answer_long'
      | 'accepted_answers_many'
      | 'number_long'
      | 'part_long'
      | 'marks_high'
      | 'options_many'
      | 'short_answer_long'
      | 'title_long'
      | 'questions_many'
      | 'letters_few'
      | 'submitted_answer_long'
      | 'parts_many',
      Bound
    >
  | Flaw<'options_equal', { letters: string; last: string }>
  | Flaw<'letters_count', { count: number }>
  | Flaw<'letter_unknown', { number: string; letter: string }>;

/** The message of a check. */
export function issueCode(code: ValidationFlaw['code']): string {
  return code;
}

const CODE = /^[a-z]+(?:_[a-z]+)+$/;

/** The flaw behind an issue; null if its schema has no code for it. */
export function flawOfIssue(issue: z.core.$ZodIssue): ValidationFlaw | null {
  const { message: code } = issue;
  if (!CODE.test(code)) return null;
  const { maximum, minimum, params } = issue as { maximum?: number; minimum?: number; params?: object };
  const limit = maximum ?? minimum;
  return { code, params: params ?? (limit === undefined ? undefined : { limit }) } as ValidationFlaw;
}
