// What a model says of what it was not learnt from: all is cut into parts, and each part is foretold by a model of the others.
import { seededRandom, shuffled } from '#engine/random';
import { type Example, type Model, scored } from './logistic.ts';

/** Which of so many parts a group is in, drawn once. */
export function foldsOf(groups: Iterable<string>, folds: number): (group: string) => number {
  const drawn = shuffled([...new Set(groups)].sort(), seededRandom(1));
  const foldOf = new Map(drawn.map((group, at) => [group, at % folds]));
  return (group) => foldOf.get(group) ?? 0;
}

/** Each example's probability by a model that was learnt without its part. */
export function foretold<Name extends string, E extends Example<Name>>(
  examples: readonly E[],
  folds: number,
  foldOf: (example: E) => number,
  learn: (examples: readonly E[]) => Model<Name>,
): Map<E, number> {
  const found = new Map<E, number>();
  for (let fold = 0; fold < folds; fold += 1) {
    const model = learn(examples.filter((one) => foldOf(one) !== fold));
    for (const one of examples) if (foldOf(one) === fold) found.set(one, scored(model, one.features));
  }
  return found;
}
