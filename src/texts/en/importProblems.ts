// What is wrong with a quiz file, by the code that its reader says.
import type { FileFlaw } from '#core/formats/reading';
import type { Bound } from '#core/wire/validation';
import type { TextsOf } from '../textOfCode.ts';

type Excerpt = { excerpt: string };

const MATCHING = 'Matching questions cannot be imported. Write a separate question for each pair.';
const WILDCARD = 'An answer with * matches any text. Write out the right answer.';
const deck = (trouble: string) => `The deck cannot be read: ${trouble} Export it again.`;

export const importProblems = {
  // The whole file
  file_large: ({ limit }: Bound) => `The file is larger than ${limit} MB. Split it, or remove its pictures and sounds.`,
  file_empty: 'The file is empty.',
  file_encoding: 'The text is not in UTF-8. Save it again with the encoding UTF-8.',
  file_kind: ({ formats }: { formats: string }) =>
    `This kind of file cannot be imported. Choose ${formats}, an Anki deck, or an H5P or QTI package.`,
  reading_slow: 'This takes too long to read. Split it, or choose another format.',
  reading_stopped: 'You stopped it. Change the text, or choose another file.',
  file_unreadable: 'This file could not be read. Save it again, or choose another format.',
  questions_too_many: ({ limit }: Bound) =>
    `A quiz has at most ${limit} questions. The first ${limit} of the file are read: download the rest to import the others.`,
  no_question: 'There are no questions in it.',
  more_problems: ({ count }: { count: number }) => `And ${count.toLocaleString('en-US')} more of this kind.`,
  many_more_problems: 'And many more. The rest of the file was not read.',

  // A question of any format
  question_unreadable: ({ field }: { field: string }) => `This question cannot be read (${field}).`,
  marks_not_number: ({ excerpt }: Excerpt) => `The marks “${excerpt}” are not a number. Write one, like 2 or 2.5.`,
  picture: 'This question has a picture, which cannot be imported from this format. Describe it in words.',
  picture_unkept:
    'This question has a picture that cannot be kept. Only one can: PNG, JPEG, GIF or WebP, of up to 360 KB and in the file itself. Describe it in words.',
  pictures_large: 'The pictures of this quiz are too large together. Split the file, or describe this picture in words.',
  quotation_mark: 'This row has a single quotation mark. Double it or remove it.',

  // Its text was changed
  face: 'Bold, italic, underlined or crossed-out text becomes plain text.',
  footnote: 'Footnote marks are left out.',
  sound: 'Sounds are left out.',
  answer_picture: 'Pictures of answers are left out.',
  note_fields: 'Of each note, only the question and its answer are read, not its other fields.',
  embedded: 'Embedded programs and pages are left out.',

  // GIFT
  gift_question_long: 'This question is too long. Put a blank line between two questions.',
  gift_no_answer: 'This question has no answer. Write it after the question, like {=Paris}.',
  gift_answer_endless: 'The answer starts with { but does not end. Write } after it, without a blank line in between.',
  gift_two_answers: 'There are two answers in braces. Put a blank line between two questions.',
  gift_line_changed: 'The line “// oasis” above this question was changed. Remove it.',
  gift_matching: MATCHING,
  gift_none_right: 'No option is marked as right. Write = before the right one.',
  gift_several_right: 'Several options are right. Keep = before one, and write ~ before the others.',
  gift_wildcard: WILDCARD,
  gift_range: 'A range of numbers cannot be imported. Write one number, or make it a choice.',

  // Aiken, and what chat programs write
  aiken_no_answer: 'The right answer is missing. Write “Answer: B” below the options, or add an answer key with numbers.',
  aiken_other_answer: 'The answer is not one of the options. Write the letter of one.',
  aiken_several_right: 'Several options are right. Name one of them.',
  aiken_stray_line: 'This line belongs to no question.',
  aiken_option_order: 'Where the options begin and end is not clear. Write A), B), C) in order, each on its own line.',

  // Moodle XML
  moodle_other_xml: 'This XML is not a Moodle quiz. In Moodle, export the questions as “Moodle XML format”.',
  moodle_matching: MATCHING,
  moodle_description: 'This is a description, not a question. Remove it.',
  moodle_comment_changed: 'The comment “oasis” in this question was changed. Remove it.',
  moodle_several_right: 'Several options are right. In Moodle, allow one answer only.',
  moodle_wildcard: WILDCARD,
  moodle_range: 'A range of numbers cannot be imported. Set the error to 0.',
  moodle_no_model_answer: 'This essay has no model answer. Write it in “Information for graders”.',
  moodle_type: ({ excerpt }: Excerpt) => `Questions of the type “${excerpt}” cannot be imported. Remove it.`,
  xml_breaks_off: 'The file ends too early. Save it again.',
  xml_document_type: 'The file declares a document type. Export it again without one.',
  xml_too_many_elements: 'The file has more elements than a quiz of 500 questions. Split it.',
  xml_ends_nothing: ({ excerpt }: Excerpt) => `</${excerpt}> has no beginning. Save the file again.`,
  xml_too_deep: 'The elements are nested too deeply.',
  xml_no_end: ({ excerpt }: Excerpt) => `<${excerpt}> has no end. Save the file again.`,
  xml_no_element: 'There is a < here that starts no element. Save the file again.',

  // CSV
  csv_no_columns:
    'It is not clear which columns hold the question and the answer. Name them in the first row: question, A, B, C, D, answer, explanation, topic, marks.',
  csv_column_changed: 'The column “oasis data” of this row was changed. Empty it.',
  csv_several_right: 'Several options are right. Name one of them.',
  csv_place_or_text: 'The answer is the text of one option and the place of another. Name the columns of the options A, B, C, D.',
  csv_no_options: 'The answer is a letter or a number, and the row has no options. Name their columns A, B, C, D.',
  csv_type: ({ excerpt }: Excerpt) => `The type “${excerpt}” is not one of these: choice, short answer, essay.`,

  // Markdown
  markdown_before_question: 'This comes before the first question. A question starts with “## ”.',
  markdown_option: 'An option starts with “- [ ] ”, the right one with “- [x] ”.',
  markdown_stray_line: 'This line belongs to no question. Write **Explanation:** before it, or “## ” if it is a question.',
  markdown_comment_changed: 'The comment “oasis” of this question was changed. Remove it.',
  markdown_several_right: 'Several options are right. Keep [x] at one of them.',
  markdown_no_answer: 'This question has no answer. Write options as “- [ ] ”, or **Answer:** and **Model answer:**.',

  // JSON
  json_broken: 'This JSON is not complete. Save the file again.',
  json_other: 'This JSON is not a quiz. It needs “title” and “questions”.',
  json_question: 'This question cannot be read.',
  json_question_field: ({ field }: { field: string }) => `This question cannot be read: look at “${field}”.`,

  // Anki
  note_long: 'This note is too long. Shorten it.',
  note_side_missing: 'One side of this note has no text.',
  note_field_changed: 'The field “Oasis” of this note was changed. Empty it.',
  note_gap_endless: 'A gap in this note is not closed. Close it with }}.',
  note_gaps_many: ({ limit }: Bound) => `This note has more than ${limit} gaps. Make several notes of it.`,
  note_gaps_deep: 'The gaps of this note are nested too deeply. Make several notes of it.',
  package_other:
    'This package cannot be imported. Choose an Anki deck (.apkg), an H5P package (.h5p) or a QTI 2.1 package (.zip), or unpack it and choose one file.',
  package_table: 'This is a spreadsheet. Save it as CSV and choose that file, or copy its cells and paste them.',
  package_document: 'This is a Word document. Copy its questions and paste them.',
  package_many: 'The package has too many files in it.',
  package_large: 'The package is too large when it is unpacked.',
  package_damaged: 'The package is damaged. Export it again.',
  deck_no_table: ({ table }: { table: string }) => deck(`The database has no table ${table}.`),
  deck_breaks_off: deck('The database is not complete.'),
  deck_no_database: deck('This is not an SQLite database.'),
  deck_unknown_kind: deck('The database is of an unknown kind.'),
  deck_circle: deck('The database points back to itself.'),
  deck_damaged: deck('The database is damaged.'),
  deck_encoding: deck('Some of its text is not in UTF-8.'),
  deck_note_long: deck('A note is longer than 4 MB.'),

  // H5P
  h5p_no_content: 'The H5P package has no content that can be read. Download it again from its page.',
  h5p_type: ({ excerpt }: Excerpt) => `H5P content of the type “${excerpt}” cannot be imported.`,
  h5p_no_question: 'This question has no text or no answers.',
  h5p_gap_endless: 'A gap has only one asterisk. Write * before and after each answer, and nowhere else.',

  // QTI
  qti_no_item: 'There is no QTI question in the package. Export it as “QTI 2.1”.',
  qti_old: 'This is QTI 1.2. Export it as “QTI 2.1”.',
  qti_type: ({ excerpt }: Excerpt) => `Questions with “${excerpt}” cannot be imported.`,
  qti_missing: ({ excerpt }: Excerpt) => `The file “${excerpt}” of this question is not in the package. Export it again.`,
  qti_several: 'This question asks for several answers. Make a question of each.',
  qti_several_right: 'Several options are right. Keep one.',
  qti_no_model_answer: 'This essay has no model answer. Write it in a rubric for scorers.',

  // Where it stands, in a file that shows no lines
  inNote: (number: number, problem: string) => `Note ${number}: ${problem}`,
  inQuestion: (number: number, problem: string) => `Question ${number}: ${problem}`,
} satisfies TextsOf<FileFlaw> & Record<'inNote' | 'inQuestion', (number: number, problem: string) => string>;
