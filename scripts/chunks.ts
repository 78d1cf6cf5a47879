// Which modules share a file of the build: few enough files for a slow network, and no page loads more than it needs. The groups
// follow from what the screens import, so that nobody has to list modules; .size-limit.mjs weighs the outcome.
import type { Rolldown } from 'vite';

type Asked = Rolldown.PluginContext['getModuleInfo'];
type Sets = Map<string, string>;

const page = (name: string) => `/src/app/${name}`;
const entry = page('main.tsx');
/** Screens of every group need it. */
const taggedText = page('ui/TaggedText.tsx');
const landing = page('landing/LandingPage.tsx');
const background = page('sync/background.ts');
const home = page('documents/dashboard/DashboardPage.tsx');
const dashboard = [page('shell/AppLayout.tsx'), home];
const study = [
  'account/PricingPage.tsx',
  'documents/upload/UploadPage.tsx',
  'documents/offline/OfflinePage.tsx',
  'quiz/QuizPage.tsx',
  'review/ReviewPage.tsx',
  'results/ResultsPage.tsx',
].map(page);
const upload = page('documents/upload/UploadPage.tsx');
/** Three screens of questions: the student's own quiz, the sample, and review. */
const taking = ['quiz/QuizPage.tsx', 'sample/SamplePage.tsx', 'review/ReviewPage.tsx'].map(page);
const scoring = [
  'results/ResultsPage.tsx',
  'results/SinceLast.tsx',
  'sample/SampleResultsPage.tsx',
  'together/TryResultPage.tsx',
  'progress/ProgressPage.tsx',
  'progress/AttemptPage.tsx',
].map(page);
const account = [
  'AuthLayout',
  'LoginPage',
  'RegisterPage',
  'ForgotPasswordPage',
  'ResetPasswordPage',
  'VerifyEmailPage',
  'AuthCallbackPage',
].map((name) => page(`account/${name}.tsx`));

/** What opens over a screen, and comes with MUI. */
const overlays = [
  'ui/ActionMenu.tsx',
  'ui/TipBubble.tsx',
  'quiz/FinishDialog.tsx',
  'documents/dashboard/TimeLimitDialog.tsx',
].map(page);

/** Each module's group, by its id. A module stands in the first group that wants it; what one screen alone needs stands in none. */
function groupsOf(ids: readonly string[], getModuleInfo: Asked): Sets {
  const idOf = (end: string) => {
    const found = ids.find((id) => id.endsWith(end));
    if (found === undefined) throw new Error(`The build has no module ${end}: scripts/chunks.ts names it.`);
    return found;
  };
  /** All that this module imports at once, and itself. */
  const reach = (end: string) => {
    const found = new Set<string>();
    const visit = (id: string) => {
      if (found.has(id)) return;
      found.add(id);
      for (const imported of getModuleInfo(id)?.importedIds ?? []) visit(imported);
    };
    visit(idOf(end));
    return found;
  };
  const screens = [landing, ...account, ...dashboard, ...study];
  const reached = new Map([...screens, ...taking, ...scoring, ...overlays].map((end) => [end, reach(end)]));
  const isReached = (by: readonly string[], id: string) => by.filter((end) => reached.get(end)?.has(id)).length;
  const atOnce = reach(entry);
  const later = reach(background);
  const groups: [string, (id: string) => boolean][] = [
    ['frame', (id) => atOnce.has(id) && id.includes('/node_modules/')],
    ['shell', (id) => atOnce.has(id) || id.endsWith(taggedText) || (isReached([landing], id) > 0 && isReached(screens, id) > 1)],
    ['basics', (id) => isReached(account, id) > 0 && (later.has(id) || isReached([...dashboard, ...study], id) > 0)],
    ['data', (id) => later.has(id) && isReached(dashboard, id) > 0],
    ['device', (id) => later.has(id) && !id.endsWith(background)],
    ['kit', (id) => isReached(dashboard, id) > 0 && isReached(screens, id) > 1],
    // What documents and imports share with it alone.
    ['home', (id) => isReached([home], id) > 0 && !id.endsWith(home)],
    ['study', (id) => isReached(study, id) > 1],
    ['taking', (id) => isReached(taking, id) > 1],
    ['scoring', (id) => isReached(scoring, id) > 1],
    // What waiting files need too, which are drawn later.
    ['upload', (id) => isReached([upload], id) > 0 && !id.endsWith(upload)],
    ['account', (id) => isReached(account, id) > 1],
    ['overlays', (id) => isReached(overlays, id) > 1],
  ];
  const found: Sets = new Map();
  for (const id of ids) {
    const name = id.endsWith(entry) ? undefined : groups.find(([, wants]) => wants(id))?.[0];
    if (name !== undefined) found.set(id, name);
  }
  return found;
}

const names = [
  'frame',
  'shell',
  'basics',
  'data',
  'device',
  'kit',
  'home',
  'study',
  'taking',
  'scoring',
  'upload',
  'account',
  'overlays',
] as const;

/** For `output.codeSplitting.groups`, with the plugin that tells it the modules. */
export function chunks() {
  let sets: Sets = new Map();
  return {
    plugin: {
      name: 'oasis-chunks',
      apply: 'build' as const,
      buildEnd(this: Rolldown.PluginContext) {
        sets = groupsOf([...this.getModuleIds()], (id) => this.getModuleInfo(id));
      },
    },
    // In this order, for a group takes with it whatever its modules import and no earlier group has.
    groups: names.map((name, at) => ({ name, test: (id: string) => sets.get(id) === name, priority: names.length - at })),
  };
}
