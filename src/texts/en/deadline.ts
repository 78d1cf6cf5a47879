// When an assignment is due, and how a student stands with it.
import { plural } from './plural.ts';

export const deadline = {
  opens: (time: string) => `Opens ${time}`,
  opensAndCloses: (opening: string, closing: string) => `Opens ${opening}, due ${closing}`,
  none: 'No closing time',
  due: (time: string) => `Due ${time}`,
  wasDue: (time: string) => `Was due ${time}`,
  wasDueForMember: (time: string) => `Was due ${time}. Anything you hand in now is marked late`,
  withAnswersLater: (standing: string) => `${standing}. Answers after closing`,
  notHandedIn: (dueTime: string) => `${dueTime}, not handed in yet`,
  handedIn: 'Handed in',
  handedInTimes: (count: number) => plural(count, { one: 'Handed in', other: `Handed in ${count} times` }),
  attemptsUsed: (standing: string, usedCount: number, max: number) =>
    plural(max, {
      one: `${standing}, ${usedCount} of 1 attempt used`,
      other: `${standing}, ${usedCount} of ${max} attempts used`,
    }),
  openUntil: (standing: string, time: string) => `${standing}. Open until ${time}`,
};
