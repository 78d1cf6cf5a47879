// French as a whole: it is one file, kept on the device once it is chosen.
import { account } from './account.ts';
import { answersFile } from './answersFile.ts';
import { ask } from './ask.ts';
import { assignment } from './assignment.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { citation } from './citation.ts';
import { codeWays } from './codeWays.ts';
import { data } from './data.ts';
import { deadline } from './deadline.ts';
import { deletedAccount } from './deletedAccount.ts';
import { documentFailures } from './documentFailures.ts';
import { documentMenu } from './documentMenu.ts';
import { documentPage } from './documentPage.ts';
import { documentPages } from './documentPages.ts';
import { documents } from './documents.ts';
import { download } from './download.ts';
import { edit } from './edit.ts';
import { emailLink } from './emailLink.ts';
import { exam } from './exam.ts';
import { failures } from './failures.ts';
import { fileRow } from './fileRow.ts';
import { files } from './files.ts';
import { flaws } from './flaws.ts';
import { frame } from './frame.ts';
import { group } from './group.ts';
import { groupResults } from './groupResults.ts';
import { groups } from './groups.ts';
import { importProblems } from './importProblems.ts';
import { install } from './install.ts';
import { invitation } from './invitation.ts';
import { join } from './join.ts';
import { joinedQuiz } from './joinedQuiz.ts';
import { joinRow } from './joinRow.ts';
import { landing } from './landing.ts';
import { leaving } from './leaving.ts';
import { listen } from './listen.ts';
import { loginReturn } from './loginReturn.ts';
import { mails } from './mails.ts';
import { memberAnswers } from './memberAnswers.ts';
import { names } from './names.ts';
import { paper } from './paper.ts';
import { password } from './password.ts';
import { pasted } from './pasted.ts';
import { pastPaper } from './pastPaper.ts';
import { photos } from './photos.ts';
import { pricing } from './pricing.ts';
import { print } from './print.ts';
import { progress } from './progress.ts';
import { question } from './question.ts';
import { quiz } from './quiz.ts';
import { quizImport } from './quizImport.ts';
import { quizOptions } from './quizOptions.ts';
import { reminders } from './reminders.ts';
import { remindersCard } from './remindersCard.ts';
import { results } from './results.ts';
import { review } from './review.ts';
import { sample } from './sample.ts';
import { sampleQuiz } from './sampleQuiz.ts';
import { settings } from './settings.ts';
import { share } from './share.ts';
import { shareDialog } from './shareDialog.ts';
import { sharedQuiz } from './sharedQuiz.ts';
import { shell } from './shell.ts';
import { study } from './study.ts';
import { studyOffline } from './studyOffline.ts';
import { sync } from './sync.ts';
import { ui } from './ui.ts';
import { unsent } from './unsent.ts';
import { upload } from './upload.ts';
import { validation } from './validation.ts';
import { waitingFiles } from './waitingFiles.ts';
import { week } from './week.ts';
import { wishes } from './wishes.ts';
import { wordFile } from './wordFile.ts';

export const french = {
  account,
  answersFile,
  ask,
  assignment,
  board,
  cards,
  citation,
  codeWays,
  data,
  deadline,
  deletedAccount,
  documentFailures,
  documentMenu,
  documentPage,
  documentPages,
  documents,
  download,
  edit,
  emailLink,
  exam,
  failures,
  fileRow,
  files,
  flaws,
  frame,
  group,
  groupResults,
  groups,
  importProblems,
  install,
  invitation,
  join,
  joinRow,
  joinedQuiz,
  landing,
  leaving,
  listen,
  loginReturn,
  mails,
  memberAnswers,
  names,
  paper,
  pasted,
  password,
  pastPaper,
  photos,
  pricing,
  print,
  progress,
  question,
  quiz,
  quizImport,
  quizOptions,
  reminders,
  remindersCard,
  results,
  review,
  sample,
  sampleQuiz,
  settings,
  share,
  shareDialog,
  sharedQuiz,
  shell,
  study,
  studyOffline,
  sync,
  ui,
  unsent,
  upload,
  validation,
  waitingFiles,
  week,
  wishes,
  wordFile,
};
