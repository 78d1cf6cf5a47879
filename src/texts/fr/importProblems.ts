// See en/importProblems.
import type { importProblems as english } from '../en/importProblems.ts';

const MATCHING = 'Les questions d’association ne peuvent pas être importées. Écris une question pour chaque paire.';
const WILDCARD = 'Une réponse avec * accepte n’importe quel texte. Écris la bonne réponse en entier.';
const deck = (trouble: string) => `Le paquet de cartes est illisible : ${trouble} Exporte-le à nouveau.`;

export const importProblems: typeof english = {
  file_large: ({ limit }) => `Le fichier dépasse ${limit} Mo. Découpe-le, ou retire ses images et ses sons.`,
  file_empty: 'Le fichier est vide.',
  file_encoding: 'Le texte n’est pas en UTF-8. Enregistre-le à nouveau avec l’encodage UTF-8.',
  file_kind: ({ formats }) =>
    `Ce genre de fichier ne peut pas être importé. Choisis ${formats}, un paquet Anki, ou un paquet H5P ou QTI.`,
  reading_slow: 'La lecture prend trop de temps. Découpe le fichier, ou choisis un autre format.',
  reading_stopped: 'Tu l’as arrêtée. Change le texte, ou choisis un autre fichier.',
  file_unreadable: 'Ce fichier n’a pas pu être lu. Enregistre-le à nouveau, ou choisis un autre format.',
  questions_too_many: ({ limit }) =>
    `Un quiz a au plus ${limit} questions. Les ${limit} premières du fichier sont lues : découpe-le pour importer les autres.`,
  no_question: 'Il ne contient aucune question.',
  more_problems: ({ count }) => `Et ${count.toLocaleString('fr')} autres du même genre.`,
  many_more_problems: 'Et beaucoup d’autres. Le reste du fichier n’a pas été lu.',

  question_unreadable: ({ field }) => `Cette question est illisible (${field}).`,
  marks_not_number: ({ excerpt }) => `Les points « ${excerpt} » ne sont pas un nombre. Écris-en un, comme 2 ou 2.5.`,
  picture: 'Cette question a une image, qui ne peut pas être importée depuis ce format. Décris-la avec des mots.',
  picture_unkept:
    'Cette question a une image qui ne peut pas être gardée. Une seule peut l’être : PNG, JPEG, GIF ou WebP, de 360 Ko au plus et dans le fichier. Décris-la avec des mots.',
  pictures_large: 'Les images de ce quiz sont trop grosses ensemble. Découpe le fichier, ou décris cette image avec des mots.',
  quotation_mark: 'Cette ligne a un guillemet seul. Double-le ou retire-le.',

  face: 'Le gras, l’italique, le souligné et le barré deviennent du texte simple.',
  footnote: 'Les appels de note sont omis.',
  sound: 'Les sons sont omis.',
  answer_picture: 'Les images des réponses sont omises.',
  note_fields: 'De chaque note, seules la question et sa réponse sont lues, pas les autres champs.',
  embedded: 'Les programmes et les pages intégrés sont omis.',

  gift_question_long: 'Cette question est trop longue. Laisse une ligne vide entre deux questions.',
  gift_no_answer: 'Cette question n’a pas de réponse. Écris-la après la question, comme {=Paris}.',
  gift_answer_endless: 'La réponse commence par { mais ne se termine pas. Écris } après elle, sans ligne vide entre les deux.',
  gift_two_answers: 'Il y a deux réponses entre accolades. Laisse une ligne vide entre deux questions.',
  gift_line_changed: 'La ligne « // oasis data » au-dessus de cette question a été changée. Retire-la.',
  gift_matching: MATCHING,
  gift_none_right: 'Aucun choix n’est indiqué comme bon. Écris = devant le bon.',
  gift_several_right: 'Plusieurs choix sont bons. Garde = devant un seul, et écris ~ devant les autres.',
  gift_wildcard: WILDCARD,
  gift_range: 'Un intervalle de nombres ne peut pas être importé. Écris un nombre, ou fais-en un choix.',

  aiken_no_answer: 'La bonne réponse manque. Écris « Answer: B » sous les choix, ou ajoute un corrigé avec des numéros.',
  aiken_other_answer: 'La réponse n’est pas un des choix. Écris la lettre d’un choix.',
  aiken_several_right: 'Plusieurs choix sont bons. N’en nomme qu’un.',
  aiken_stray_line: 'Cette ligne n’appartient à aucune question.',
  aiken_option_order: 'On ne voit pas où les choix commencent et finissent. Écris A), B), C) dans l’ordre, chacun sur sa ligne.',

  moodle_other_xml: 'Ce XML n’est pas un quiz Moodle. Dans Moodle, exporte les questions au « format Moodle XML ».',
  moodle_matching: MATCHING,
  moodle_description: 'C’est une description, pas une question. Retire-la.',
  moodle_comment_changed: 'Le commentaire « oasis » de cette question a été changé. Retire-le.',
  moodle_several_right: 'Plusieurs choix sont bons. Dans Moodle, n’autorise qu’une réponse.',
  moodle_wildcard: WILDCARD,
  moodle_range: 'Un intervalle de nombres ne peut pas être importé. Mets l’erreur à 0.',
  moodle_no_model_answer: 'Cette rédaction n’a pas de réponse type. Écris-la dans les informations pour les correcteurs.',
  moodle_type: ({ excerpt }) => `Les questions du type « ${excerpt} » ne peuvent pas être importées. Retire-la.`,
  xml_breaks_off: 'Le fichier se termine trop tôt. Enregistre-le à nouveau.',
  xml_document_type: 'Le fichier déclare un type de document. Exporte-le à nouveau sans cela.',
  xml_too_many_elements: 'Le fichier a plus d’éléments qu’un quiz de 500 questions. Découpe-le.',
  xml_ends_nothing: ({ excerpt }) => `</${excerpt}> n’a pas de début. Enregistre le fichier à nouveau.`,
  xml_too_deep: 'Les éléments sont trop imbriqués.',
  xml_no_end: ({ excerpt }) => `<${excerpt}> n’a pas de fin. Enregistre le fichier à nouveau.`,
  xml_no_element: 'Un < ici ne commence aucun élément. Enregistre le fichier à nouveau.',

  csv_no_columns:
    'On ne voit pas quelles colonnes contiennent la question et la réponse. Nomme-les dans la première ligne : question, A, B, C, D, answer, explanation, topic, marks.',
  csv_column_changed: 'La colonne « oasis » de cette ligne a été changée. Vide-la.',
  csv_several_right: 'Plusieurs choix sont bons. N’en nomme qu’un.',
  csv_place_or_text: 'La réponse est le texte d’un choix et la place d’un autre. Nomme les colonnes des choix A, B, C, D.',
  csv_no_options: 'La réponse est une lettre ou un nombre, et la ligne n’a pas de choix. Nomme leurs colonnes A, B, C, D.',
  csv_type: ({ excerpt }) => `Le type « ${excerpt} » n’est aucun de ceux-ci : choice, short answer, essay.`,

  markdown_before_question: 'Ceci vient avant la première question. Une question commence par « ## ».',
  markdown_option: 'Un choix commence par « - [ ] », le bon par « - [x] ».',
  markdown_stray_line:
    'Cette ligne n’appartient à aucune question. Écris **Explanation:** devant, ou « ## » si c’est une question.',
  markdown_comment_changed: 'Le commentaire « oasis » de cette question a été changé. Retire-le.',
  markdown_several_right: 'Plusieurs choix sont bons. Garde [x] à un seul.',
  markdown_no_answer: 'Cette question n’a pas de réponse. Écris les choix avec « - [ ] », ou **Answer:** et **Model answer:**.',

  json_broken: 'Ce JSON n’est pas complet. Enregistre le fichier à nouveau.',
  json_other: 'Ce JSON n’est pas un quiz. Il lui faut « title » et « questions ».',
  json_question: 'Cette question est illisible.',
  json_question_field: ({ field }) => `Cette question est illisible : regarde « ${field} ».`,

  note_long: 'Cette note est trop longue. Raccourcis-la.',
  note_side_missing: 'Un côté de cette note n’a pas de texte.',
  note_field_changed: 'Le champ « Oasis » de cette note a été changé. Vide-le.',
  note_gap_endless: 'Un trou de cette note n’est pas fermé. Ferme-le avec }}.',
  note_gaps_many: ({ limit }) => `Cette note a plus de ${limit} trous. Fais-en plusieurs notes.`,
  note_gaps_deep: 'Les trous de cette note sont trop imbriqués. Fais-en plusieurs notes.',
  package_other:
    'Ce paquet ne peut pas être importé. Choisis un paquet Anki (.apkg), un paquet H5P (.h5p) ou un paquet QTI 2.1 (.zip), ou décompresse-le et choisis un seul fichier.',
  package_table: 'C’est une feuille de calcul. Enregistre-la en CSV et choisis ce fichier, ou copie ses cellules et colle-les.',
  package_document: 'C’est un document Word. Copie ses questions et colle-les.',
  package_many: 'Le paquet contient trop de fichiers.',
  package_large: 'Le paquet est trop gros une fois décompressé.',
  package_damaged: 'Le paquet est abîmé. Exporte-le à nouveau.',
  deck_no_table: ({ table }) => deck(`la base de données n’a pas de table ${table}.`),
  deck_breaks_off: deck('la base de données n’est pas complète.'),
  deck_no_database: deck('ce n’est pas une base de données SQLite.'),
  deck_unknown_kind: deck('la base de données est d’un genre inconnu.'),
  deck_circle: deck('la base de données renvoie à elle-même.'),
  deck_damaged: deck('la base de données est abîmée.'),
  deck_encoding: deck('une partie de son texte n’est pas en UTF-8.'),
  deck_note_long: deck('une note dépasse 4 Mo.'),

  h5p_no_content: 'Le paquet H5P n’a pas de contenu lisible. Télécharge-le à nouveau depuis sa page.',
  h5p_type: ({ excerpt }) => `Un contenu H5P du type « ${excerpt} » ne peut pas être importé.`,
  h5p_no_question: 'Cette question n’a pas de texte ou pas de réponses.',
  h5p_gap_endless: 'L’astérisque d’un trou n’a pas de second. Écris * avant et après chaque réponse, et nulle part ailleurs.',

  qti_no_item: 'Il n’y a pas de question QTI dans le paquet. Exporte-le en « QTI 2.1 ».',
  qti_old: 'C’est du QTI 1.2. Exporte-le en « QTI 2.1 ».',
  qti_type: ({ excerpt }) => `Les questions avec « ${excerpt} » ne peuvent pas être importées.`,
  qti_missing: ({ excerpt }) => `Le fichier « ${excerpt} » de cette question n’est pas dans le paquet. Exporte-le à nouveau.`,
  qti_several: 'Cette question demande plusieurs réponses. Fais-en une question par réponse.',
  qti_several_right: 'Plusieurs choix sont bons. N’en garde qu’un.',
  qti_no_model_answer: 'Cette rédaction n’a pas de réponse type. Écris-la dans une grille pour les correcteurs.',

  inNote: (number, problem) => `Note ${number} : ${problem}`,
  inQuestion: (number, problem) => `Question ${number} : ${problem}`,
};
