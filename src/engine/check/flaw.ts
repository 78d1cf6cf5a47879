// What can be wrong with a question. Hard flaws never reach a student; soft ones count against a question.

export type HardFlaw =
  | 'missing-field'
  | 'options-not-distinct'
  | 'key-is-no-option'
  | 'quote-not-on-page'
  | 'answer-not-in-quote'
  | 'answer-in-stem'
  | 'answer-in-title'
  | 'junk'
  | 'near-duplicate'
  | 'key-asked-twice'
  | 'point-not-in-source'
  | 'unescaped-dollar'
  | 'foreign-explanation';

export type SoftFlaw =
  | 'dangling'
  | 'figure-talk'
  | 'article-mismatch'
  | 'doubled-word'
  | 'unbalanced'
  | 'stem-length'
  | 'word-of-key-in-stem'
  | 'option-inside-option'
  | 'long-key'
  | 'mixed-options'
  | 'other-may-be-right'
  | 'negative-stem'
  | 'gives-away'
  | 'long-short-answer';

export type Flaw = { severity: 'hard'; kind: HardFlaw } | { severity: 'soft'; kind: SoftFlaw };
