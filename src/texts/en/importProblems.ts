// What is wrong with a quiz file, by the code that its reader says.
import type { FileFlaw } from '#core/formats/reading';
import type { Bound } from '#core/wire/validation';
import type { TextsOf } from '../textOfCode.ts';

type Excerpt = { excerpt: string };

const MATCHING = 'Matching questions cannot be imported. Ask for each pair in a question of its own.';
const WILDCARD = 'An answer with * stands for any text. Write out what is right.';
const deck = (trouble: string) => `The deck cannot be read: ${trouble} Export it again.`;

export const importProblems = {
  // The whole file
  file_large: ({ limit }: Bound) => `The file is larger than ${limit} MB. Divide it, or leave out its pictures and sounds.`,
  file_empty: 'There is nothing in it.',
  file_encoding: 'The text is not in UTF-8. Save it again with the encoding UTF-8.',
  file_kind: ({ formats }: { formats: string }) =>
    `This kind of file cannot be imported. Choose ${formats}, an Anki deck, or an H5P or QTI package.`,
  reading_slow: 'This takes too long to read. Divide it, or choose another format.',
  reading_stopped: 'You stopped the reading. Change the text, or choose another file.',
  file_unreadable: 'This file could not be read. Save it again, or choose another format.',
  questions_too_many: ({ limit }: Bound) =>
    `A quiz has at most ${limit} questions. The first ${limit} of the file are read: divide it to import the others.`,
  no_question: 'There is no question in it.',
  more_problems: ({ count }: { count: number }) => `And ${count.toLocaleString('en-US')} more of this kind.`,
  many_more_problems: 'And many more. The rest of the file was not read.',

  // A question of any format
  question_unreadable: ({ field }: { field: string }) => `This question cannot be read (${field}).`,
  marks_not_number: ({ excerpt }: Excerpt) => `The marks “${excerpt}” are no number. Write one, as 2 or 2.5.`,
  picture: 'This question has a picture, and pictures cannot be imported. Say in words what it shows.',
  picture_unkept:
    'This question has a picture that cannot be kept. Only one PNG, JPEG, GIF or WebP picture of up to 360 KB can. Describe it in words.',
  pictures_large: 'The pictures of this quiz are too large together. Divide the file, or describe this picture in words.',
  quotation_mark: 'A quotation mark of this row has no partner. Double it, or take it out.',

  // Its text was changed
  face: 'Bold, italic, underlined or crossed-out text becomes plain text.',
  footnote: 'A raised mark of a footnote is left out.',
  sound: 'Sounds are left out.',
  answer_picture: 'Pictures of answers are left out.',
  note_fields: 'Of each note, only the question and its answer are read, not its other fields.',
  embedded: 'A part that is a program or another page is left out.',

  // GIFT
  gift_question_long: 'This question is too long. Put a blank line between two questions.',
  gift_no_answer: 'This question has no answer. Write it behind the question, as in {=Paris}.',
  gift_answer_endless: 'The answer begins with { and has no end. Write } behind it, and no blank line before.',
  gift_two_answers: 'There are two answers in braces. Put a blank line between two questions.',
  gift_line_changed: 'The line “// oasis” above this question was changed. Take it out.',
  gift_matching: MATCHING,
  gift_none_right: 'No option is right. Write = before the right one.',
  gift_several_right: 'Several options are right. Leave = before one, and ~ before the others.',
  gift_wildcard: WILDCARD,
  gift_range: 'A range of numbers cannot be imported. Write one number, or the question as a choice.',

  // Aiken, and what chat programs write
  aiken_no_answer: 'The right answer is missing. Write “Answer: B” below the options, or add an answer key with numbers.',
  aiken_other_answer: 'The answer is none of the options. Write the letter of one.',
  aiken_several_right: 'Several options are right. Name one of them.',
  aiken_stray_line: 'This line belongs to no question.',
  aiken_option_order: 'Where the options begin and end is not clear. Write A), B), C) in order, each on its own line.',

  // Moodle XML
  moodle_other_xml: 'This XML is no quiz of Moodle. In Moodle, export the questions as “Moodle XML format”.',
  moodle_matching: MATCHING,
  moodle_description: 'This is a description and no question. Take it out.',
  moodle_comment_changed: 'The comment “oasis” in this question was changed. Take it out.',
  moodle_several_right: 'Several options are right. In Moodle, allow one answer only.',
  moodle_wildcard: WILDCARD,
  moodle_range: 'A range of numbers cannot be imported. Set the error to 0.',
  moodle_no_model_answer: 'This essay has no model answer. Write it in “Information for graders”.',
  moodle_type: ({ excerpt }: Excerpt) => `Questions of the type “${excerpt}” cannot be imported. Take it out.`,
  xml_breaks_off: 'The file breaks off here. Save it again.',
  xml_document_type: 'The file declares a document type. Export it again without one.',
  xml_too_many_elements: 'The file has more elements than a quiz of 500 questions. Divide it.',
  xml_ends_nothing: ({ excerpt }: Excerpt) => `</${excerpt}> ends nothing that is open. Save the file again.`,
  xml_too_deep: 'The elements are nested too deeply.',
  xml_no_end: ({ excerpt }: Excerpt) => `<${excerpt}> has no end. Save the file again.`,
  xml_no_element: 'Here is a < that begins no element. Save the file again.',

  // CSV
  csv_no_columns:
    'A table needs two columns or more, as question and answer. Its first row can name them: question, A, B, C, D, answer, explanation, topic, marks.',
  csv_column_changed: 'The column “oasis” of this row was changed. Empty it.',
  csv_several_right: 'Several options are right. Name one of them.',
  csv_place_or_text: 'The answer is the text of one option and the place of another. Name the columns of the options A, B, C, D.',
  csv_no_options: 'The answer is a letter or a number, and the row has no options. Name their columns A, B, C, D.',
  csv_type: ({ excerpt }: Excerpt) => `The type “${excerpt}” is none of: choice, short answer, essay.`,

  // Markdown
  markdown_before_question: 'This stands before the first question. A question begins with “## ”.',
  markdown_option: 'An option begins with “- [ ] ”, the right one with “- [x] ”.',
  markdown_stray_line: 'This line belongs to nothing. Write **Explanation:** before it, or “## ” if it is a question.',
  markdown_comment_changed: 'The comment “oasis” of this question was changed. Take it out.',
  markdown_several_right: 'Several options are right. Leave [x] at one of them.',
  markdown_no_answer: 'This question has no answer. Write options as “- [ ] ”, or **Answer:** and **Model answer:**.',

  // JSON
  json_broken: 'This is no whole JSON. Save the file again.',
  json_other: 'This JSON is no quiz. It has to have “title” and “questions”.',
  json_question: 'This question cannot be read.',
  json_question_field: ({ field }: { field: string }) => `This question cannot be read: look at “${field}”.`,

  // Anki
  note_long: 'This note is too long. Shorten it.',
  note_side_missing: 'One side of this note has no text.',
  note_field_changed: 'The field “Oasis” of this note was changed. Empty it.',
  note_gap_endless: 'The gap of this note has no end. Close it with }}.',
  note_gaps_many: ({ limit }: Bound) => `This note has more than ${limit} gaps. Make several notes of it.`,
  note_gaps_deep: 'The gaps of this note stand too deep in each other. Make several notes of it.',
  deck_newer: 'This deck was exported in Anki’s new form. Export it again with “Support older Anki versions” ticked.',
  package_other:
    'This package cannot be imported. Choose an Anki deck (.apkg), an H5P package (.h5p) or a QTI 2.1 package (.zip).',
  package_many: 'The package has too many files in it.',
  package_large: 'The package is too large when it is unpacked.',
  package_damaged: 'The package is damaged. Export it again.',
  deck_no_table: ({ table }: { table: string }) => deck(`The database has no table ${table}.`),
  deck_breaks_off: deck('The database breaks off.'),
  deck_no_database: deck('This is no SQLite database.'),
  deck_unknown_kind: deck('The database is of a kind that is not known.'),
  deck_circle: deck('The database goes in a circle.'),
  deck_damaged: deck('The database is damaged.'),
  deck_encoding: deck('A text in it is not in UTF-8.'),
  deck_note_long: deck('A note is longer than 4 MB.'),

  // H5P
  h5p_no_content: 'The H5P package has no content that can be read. Download it again from its page.',
  h5p_type: ({ excerpt }: Excerpt) => `H5P content of the type “${excerpt}” cannot be imported.`,
  h5p_no_question: 'This question has no text or no answers.',

  // QTI
  qti_no_item: 'There is no QTI question in the package. Export it as “QTI 2.1”.',
  qti_old: 'This is QTI 1.2. Export it as “QTI 2.1”.',
  qti_type: ({ excerpt }: Excerpt) => `Questions with “${excerpt}” cannot be imported.`,
  qti_several: 'This question asks for several answers. Make a question of each.',
  qti_several_right: 'Several options are right. Leave one of them.',
  qti_no_model_answer: 'This essay has no model answer. Write it in a rubric for scorers.',

  // Where it stands, in a file that shows no lines
  inNote: (number: number, problem: string) => `Note ${number}: ${problem}`,
  inQuestion: (number: number, problem: string) => `Question ${number}: ${problem}`,
} satisfies TextsOf<FileFlaw> & Record<'inNote' | 'inQuestion', (number: number, problem: string) => string>;
