// Finds declared names that are bare participles, adjectives or function words, as `npm run names` counts them.

const BARE = new Set(
  `told kept said given found sent handed noted shown taken made known seen asked written held lost gone done put met meant led
  before after other others one ones for with without into over under both any some many most more few fewer least none each every same such own
  there here then last again still yet so as than that this these those which what who whoever whose where when why how
  chosen drawn carried counted judged opened ended started stored received receipted missed waiting apart beside among between behind alike
  alone aside about above below quick sure likely plain whole full bare late early old new fresh`.split(/\s+/),
);
// Names of the field, or of the language itself.
for (const name of ['this', 'next', 'first', 'last', 'left', 'read', 'now', 'all', 'from', 'by', 'at', 'second', 'of', 'set'])
  BARE.delete(name);

const DECLARED =
  /\b(?:const|let)\s+([A-Za-z_$][\w$]*)|\b(?:const|let)\s*\{([^}]*)\}|\b(?:const|let)\s*\[([^\]]*)\]|\(([^()]*)\)\s*(?::[^=;{]*)?=>|\bfunction\s*[\w$]*\s*(?:<[^>]*>)?\(([^()]*)\)|(?<![\w.])([a-z][\w$]*)\s*=>/g;
const NAME = /^\s*(?:\.\.\.)?\{?\s*([A-Za-z_$][\w$]*)\s*\}?\??\s*$/;

/** `isParameter`: the name stands before a colon; that of a destructured property stands behind it. */
function namesIn(group: string, isParameter: boolean): string[] {
  return group.split(',').flatMap((part) => {
    const [declared = ''] = part.split('=');
    const sides = declared.split(':');
    return NAME.exec((isParameter ? sides[0] : sides.at(-1)) ?? '')?.[1] ?? [];
  });
}

const present = (...groups: (string | undefined)[]) => groups.filter((group) => group !== undefined && group !== '') as string[];

/** The names that a source declares: constants, parameters, destructured ones. */
export function declaredNames(source: string): string[] {
  const code = source.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(DECLARED)].flatMap(([, single, object, array, params, functionParams, param]) => [
    ...present(single, param),
    ...present(object, array).flatMap((group) => namesIn(group, false)),
    ...present(params, functionParams).flatMap((group) => namesIn(group, true)),
  ]);
}

/** Of these names the bare ones. */
export function bareNames(names: readonly string[]): string[] {
  return names.filter((name) => BARE.has(name));
}
