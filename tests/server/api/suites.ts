// Every test of the API, by its parts.
import type { Suite } from '../../support/testServer.ts';
import { accounts } from './accounts.ts';
import { assignments } from './assignments.ts';
import { documentNames } from './documentNames.ts';
import { documents } from './documents.ts';
import { generation } from './generation.ts';
import { groups } from './groups.ts';
import { http } from './http.ts';
import { keys } from './keys.ts';
import { leaderboard } from './leaderboard.ts';
import { liesOfProvider } from './liesOfProvider.ts';
import { marks } from './marks.ts';
import { memberAnswers } from './memberAnswers.ts';
import { ownQuizzes } from './ownQuizzes.ts';
import { quizzes } from './quizzes.ts';
import { reviewSettings } from './reviewSettings.ts';
import { reviews } from './reviews.ts';
import { rightsOfAll } from './rights.ts';
import { settings } from './settings.ts';
import { sharedByLink } from './shared.ts';
import { submissions } from './submissions.ts';
import { thirdParty } from './thirdParty.ts';
import { versionPhases } from './versionPhases.ts';
import { versions } from './versions.ts';
import { wishes } from './wishes.ts';
import { withoutPassword } from './withoutPassword.ts';

export const suites: Record<string, Suite> = {
  accounts,
  settings,
  thirdParty,
  liesOfProvider,
  withoutPassword,
  documents,
  quizzes,
  ownQuizzes,
  submissions,
  marks,
  reviews,
  reviewSettings,
  sharedByLink,
  board: leaderboard,
  groups,
  assignments,
  memberAnswers,
  versions,
  versionPhases,
  keys,
  documentNames,
  http,
  generation,
  wishes,
  rights: rightsOfAll,
};
