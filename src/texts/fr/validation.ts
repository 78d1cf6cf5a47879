// See en/validation.
import type { validation as english } from '../en/validation.ts';
import { names } from './names.ts';
import { password } from './password.ts';

const formatNumber = (count: number) => count.toLocaleString('fr');

export const validation: typeof english = {
  question_text_missing: 'La question n’a pas de texte. Écris-le.',
  question_text_long: ({ limit }) => `La question dépasse ${formatNumber(limit)} caractères. Raccourcis-la.`,
  option_letter: 'Les choix ont les lettres A à H.',
  option_missing: 'Un choix est vide. Écris-le ou retire-le.',
  option_long: ({ limit }) => `Un choix dépasse ${formatNumber(limit)} caractères. Raccourcis-le.`,
  answer_missing: 'La bonne réponse manque. Écris-la.',
  answer_long: ({ limit }) => `La réponse dépasse ${formatNumber(limit)} caractères. Raccourcis-la.`,
  explanation_long: ({ limit }) => `Une explication a au plus ${formatNumber(limit)} caractères.`,
  topic_long: ({ limit }) => `Un thème a au plus ${limit} caractères.`,
  accepted_answer_missing: 'Une réponse acceptée est vide.',
  accepted_answer_long: ({ limit }) => `Une réponse acceptée a au plus ${limit} caractères.`,
  accepted_answers_many: ({ limit }) => `Il y a plus de ${limit} réponses acceptées. Garde les plus probables.`,
  number_long: ({ limit }) => `Un numéro a au plus ${limit} caractères.`,
  part_long: ({ limit }) => `Le nom d’une partie a au plus ${limit} caractères.`,
  marks_low: 'Les points doivent dépasser 0.',
  marks_high: ({ limit }) => `Une question vaut au plus ${formatNumber(limit)} points.`,
  language_tag: 'Une langue est un code comme « fr ».',
  picture_large: 'L’image est trop grosse.',
  picture_type: 'Une image est en PNG, JPEG, GIF ou WebP.',
  options_needless: 'Seule une question à choix multiple a des choix.',
  options_few: 'Une question à choix multiple a besoin d’au moins deux choix. Ajoutes-en un.',
  options_many: ({ limit }) => `Une question à choix multiple a au plus ${limit} choix. Retires-en.`,
  short_answer_long: ({ limit }) => `Une réponse courte a au plus ${limit} caractères. Fais-en une rédaction.`,
  options_equal: ({ letters, last }) => `Les choix ${letters} et ${last} disent la même chose. Changes-en un ou retire-le.`,
  answer_no_option: 'La bonne réponse n’est pas un des choix. Indiques-en un.',

  title_missing: 'Donne un titre au quiz.',
  title_long: ({ limit }) => `Un titre a au plus ${limit} caractères.`,
  questions_missing: 'Un quiz a besoin d’au moins une question.',
  questions_many: ({ limit }) => `Un quiz a au plus ${limit} questions. Fais-en deux quiz.`,
  question_ids_equal: 'Deux questions ont le même numéro.',
  reasons_many: 'Un quiz a au plus 20 raisons de laisser des questions de côté.',

  email_long: 'L’adresse e-mail est trop longue.',
  email_invalid: 'Entre une adresse e-mail valide.',
  email_missing: 'L’adresse e-mail manque.',
  password_missing: 'Le mot de passe manque.',
  password_short: password.tooShort,
  password_long: 'Le mot de passe est trop long.',
  reset_token_missing: password.resetTokenMissing,
  reset_token_long: 'Ce lien est invalide ou expiré.',
  display_name_long: 'Le nom est trop long.',
  ...names,

  letters_count: ({ count }) => `Ce sujet a ${count} questions à compléter. Recharge la page.`,
  letter_unknown: ({ number, letter }) => `La question ${number} n’a pas de choix ${letter}.`,
  letters_few: ({ limit }) => `Choisis au moins ${limit} réponses pour faire un quiz.`,
  time_limit: 'Une limite de temps est un nombre de secondes, ou « suggested ».',

  mark_empty: 'Une correction nomme des idées, un degré ou un jugement.',
  mark_without_passage: 'Cette rédaction n’a pas de passage.',
  mark_without_points: 'Seule une rédaction avec des idées est corrigée par ses idées.',
  mark_of_no_point: 'Cette rédaction n’a pas cette idée.',
  mark_of_untyped: 'Seule une réponse écrite peut être comptée juste par son auteur.',

  question_unknown: 'Ce quiz n’a pas cette question.',
  question_twice: 'Cette question a deux réponses.',
  submitted_answer_long: ({ limit }) => `Une réponse a au plus ${formatNumber(limit)} caractères.`,
  submission_key: 'L’Idempotency-Key doit être un UUID.',
  event_id: 'Un event_id a de 1 à 100 lettres, chiffres, deux-points et tirets.',
  calendar_day: 'Un jour s’écrit comme 2027-05-12.',
  parts_many: ({ limit }) => `Au plus ${limit} parties peuvent être choisies.`,
};
