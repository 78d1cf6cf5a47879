// Four near terms with meanings, of which one pair is right.
import { expect, test } from 'vitest';
import { match } from '#engine/draft/term/matchQuestion';
import { seededRandom } from '#engine/random';
import { readTxt } from '#engine/read/txt';
import { understand } from '#engine/understand/understood';
import { questionsDrafted, textFile } from '../../../support/engineInput.ts';

const SHIP = {
  hawser: 'a thick rope that holds a ship to the quay',
  halyard: 'a thin line that hoists the flag of a crew',
  trysail: 'a small sheet of canvas that is set in storms',
  ballast: 'a heavy material that keeps the hull upright',
  binnacle: 'a wooden case that protects the compass from spray',
};

const textOf = (meanings: Record<string, string>) =>
  Object.entries(meanings)
    .map(([term, meaning]) => `A ${term} is ${meaning}. Each ${term} was checked before the voyage.`)
    .join('\n\n');

function drafts(text: string) {
  const document = readTxt(new TextEncoder().encode(text), 'ship.txt');
  return match.draft(understand(document), seededRandom(1));
}

const meaningBeside = (option: string) => option.slice(option.indexOf(': ') + 2);

test('one term stands with its own meaning, and three with those of each other', () => {
  const own = drafts(textOf(SHIP)).find(({ answer }) => answer.startsWith('Hawser'));
  expect(own?.text).toBe('Which of these terms is paired with its correct meaning?');
  expect(own?.answer).toBe(`Hawser: ${SHIP.hawser}`);
  const pairs = (own?.wrong ?? []).map((option) => [option.slice(0, option.indexOf(':')).toLowerCase(), meaningBeside(option)]);
  expect(pairs).toHaveLength(3);
  for (const [term, meaning] of pairs) expect(SHIP[term as keyof typeof SHIP]).not.toBe(meaning);
  const theirs = pairs.map(([term]) => SHIP[term as keyof typeof SHIP]);
  expect(pairs.map(([, meaning]) => meaning).sort()).toEqual(theirs.sort());
});

test('a term stands beside no meaning that names it', () => {
  const options = drafts(textOf({ ...SHIP, halyard: 'a thin line that is tied to the hawser of a crew' })).flatMap(
    ({ wrong }) => wrong,
  );
  expect(options.length).toBeGreaterThan(0);
  expect(options.filter((option) => /^Hawser: .*hawser/.test(option))).toEqual([]);
});

test('a meaning that is too long to be read beside three others stands in no pair', () => {
  const halyard =
    'a thin line that hoists the flag of a crew, the pennant of an owner, the colours of a port and all the signals of a fleet at sea';
  const options = drafts(textOf({ ...SHIP, halyard })).flatMap(({ answer, wrong }) => [answer, ...wrong]);
  expect(options.length).toBeGreaterThan(0);
  expect(options.filter((option) => option.includes('thin line'))).toEqual([]);
});

test('a person stands beside no meaning of a thing', () => {
  const text = `${textOf(SHIP)}\n\nZachary Hicks was a lieutenant who saw the new coast first. Zachary Hicks kept a log, and Hicks sailed.`;
  for (const { answer, wrong } of drafts(text)) expect([answer, ...wrong].join()).not.toContain('lieutenant');
});

test('where three others cannot be swapped there is none', () => {
  const { hawser, halyard, trysail } = SHIP;
  expect(drafts(textOf({ hawser, halyard, trysail }))).toEqual([]);
});

test('the explanation says what stands with what', async () => {
  const [asked] = await questionsDrafted(textFile(textOf(SHIP)), match);
  expect(asked?.explanation).toMatch(/Of the others, “\w+” stands with what “\w+” means, “\w+” .+ and “\w+” .+ means\.$/);
});

test('what is plainly a person, a place, a tool or a science stands with no meaning of another kind', () => {
  const tools = {
    sextant: 'an instrument that measures the height of stars',
    barometer: 'an instrument that tells the weight of air',
    anemometer: 'an instrument that counts the turns of wind',
    hygrometer: 'an instrument that finds the damp in cargo',
    chronometer: 'an instrument that keeps the hour of Greenwich',
    inclinometer: 'an instrument that warns of a leaning hull',
    fathometer: 'an instrument that hears the depth of water',
    pelorus: 'an instrument that gives the bearing of lights',
  };
  const all = drafts(textOf(tools));
  const twice = all.filter(({ keys }) => all.filter((other) => other.keys[0] === keys[0]).length === 2);
  expect(twice.length).toBeGreaterThan(0);
  for (const { keys } of twice) {
    const [one, other] = all.filter((same) => same.keys[0] === keys[0]).map(({ among = [] }) => among.slice(1));
    expect(one?.filter((key) => other?.includes(key))).toEqual([]);
  }
});

test('the one pair that sounds alike is not asked for', () => {
  const alike = { ...SHIP, binnacle: 'a wooden case that binnaclewrights make for the compass' };
  const keys = drafts(textOf(alike)).map(({ answer }) => answer.slice(0, answer.indexOf(':')));
  expect(keys).toContain('Hawser');
  expect(keys).not.toContain('Binnacle');
});
