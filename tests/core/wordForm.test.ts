import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formOf, isOneSlip, maySlip } from '#core/marking/wordForm';

test.each(
  (
    'colour:color behaviour:behavior favourite:favorite centre:center metre:meter polarise:polarize analyse:analyze catalogue:catalog ' +
    'defence:defense licence:license travelled:traveled sulphur:sulfur haemoglobin:hemoglobin oestrogen:estrogen foetus:fetus ' +
    'paediatric:pediatric aluminium:aluminum grey:gray mould:mold tyre:tire programme:program artefact:artifact crystallise:crystalize ' +
    'aeroplane:airplane manoeuvre:maneuver coeliac:celiac diarrhoea:diarrhea tumour:tumor neighbourhood:neighborhood'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)('British %s is American %s', (british, american) => {
  expect(formOf(british)).toBe(formOf(american));
});

test.each(
  (
    'cell:cells artery:arteries box:boxes class:classes potato:potatoes wolf:wolves life:lives analysis:analyses hypothesis:hypotheses ' +
    'nucleus:nuclei bacterium:bacteria alga:algae phenomenon:phenomena criterion:criteria matrix:matrices index:indices man:men ' +
    'woman:women child:children foot:feet tooth:teeth mouse:mice virus:viruses disease:diseases gas:gases formula:formulae'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)('%s and %s are one word', (one, many) => {
  expect(formOf(many)).toBe(formOf(one));
});

test.each(['hour:her', 'four:for', 'mean:men', 'genus:gene', 'species:spec', 'mass:mas', 'basis:bus', 'lens:leans'])(
  'two words stay two: %s',
  (pair) => {
    const [one = '', other = ''] = pair.split(':');
    expect(formOf(one)).not.toBe(formOf(other));
  },
);

test.each([
  ['seven', '7'],
  ['2nd', 'second'],
  ['iii', 'three'],
])('%s is %s', (one, other) => {
  expect(formOf(one)).toBe(formOf(other));
});

test('one slip is one letter more, less, other, or two changed in place, either way round', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,12}$/), fc.nat(), fc.stringMatching(/^[a-z]$/), (word, place, letter) => {
      const at = place % word.length;
      const slips = [
        word.slice(0, at) + word.slice(at + 1),
        word.slice(0, at) + letter + word.slice(at),
        word.slice(0, at) + letter + word.slice(at + 1),
        word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
      ];
      for (const slip of slips) expect([isOneSlip(word, slip), isOneSlip(slip, word)]).toEqual([true, true]);
    }),
  );
});

test.each([
  ['a short word has no slips', 'mode', 'mole'],
  ['figures have no slips', '1945678', '1945679'],
  ['another first sound is another word', 'afferent', 'efferent'],
  ['hypo- is not hyper-', 'hypoactive', 'hyperactive'],
  ['-ate is not -ite', 'nitrate', 'nitrite'],
])('%s', (_, given, word) => {
  expect(maySlip(given, word)).toBe(false);
});
