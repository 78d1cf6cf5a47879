// What may be changed of an assignment that its members know.
import { expect, test } from 'vitest';
import { refuseChange, type Terms } from '#core/together/assignmentChange';

const NOW = 1_000;
const terms = (given: Partial<Terms>): Terms => ({ opensAt: null, closesAt: null, attempts: null, ...given });

test.each<[string, Partial<Terms>, Partial<Terms>, string | null]>([
  ['the same', { closesAt: 2_000, attempts: 2 }, { closesAt: 2_000, attempts: 2 }, null],
  ['a later closing', { closesAt: 2_000 }, { closesAt: 2_001 }, null],
  ['no closing any more', { closesAt: 2_000 }, {}, null],
  ['an earlier closing', { closesAt: 2_000 }, { closesAt: 1_999 }, 'closes_earlier'],
  ['an earlier closing after it has closed', { closesAt: 900 }, { closesAt: 800 }, 'closes_earlier'],
  ['a first closing that is to come', {}, { closesAt: 1_500 }, null],
  ['a first closing that is over', {}, { closesAt: 999 }, 'closes_earlier'],
  ['an opening that is over', { opensAt: 500 }, { opensAt: 100 }, null],
  ['a later opening once it is open', { opensAt: 500 }, { opensAt: 1_500 }, 'opens_later'],
  ['more attempts', { attempts: 1 }, { attempts: 2 }, null],
  ['any number of attempts', { attempts: 1 }, {}, null],
  ['fewer attempts', { attempts: 2 }, { attempts: 1 }, 'fewer_attempts'],
  ['a first limit of attempts', {}, { attempts: 5 }, 'fewer_attempts'],
  ['anything before it opens', { opensAt: 1_001, closesAt: 2_000 }, { opensAt: 1_900, closesAt: 1_950, attempts: 1 }, null],
])('%s', (_, before, after, refusal) => {
  expect(refuseChange(terms(before), terms(after), NOW)).toBe(refusal);
});
