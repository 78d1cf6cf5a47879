// Lists nouns that every subject uses, so that none of them is a term.
import { termKey } from './noun.ts';
import { setOf } from './pattern.ts';

const EVERYDAY = setOf`
    ability act action activity advantage aim amount answer approach area argument aspect author basis beginning behavior case
    cause chance change chapter characteristic choice circumstance component concept condition consequence content context
    country day definition degree description detail development difference difficulty discussion effect effort element end
    event evidence example experience experiment explanation extent fact factor family feature figure finding focus form
    frequency function goal group half history home hour idea impact importance individual information instance issue item job
    kind lack lesson level life line list lot manner material matter meaning means measure member method minute mode moment
    money month name nature need night number object objective observation one opportunity option order outcome part pattern
    people percent percentage period person phase phrase place point population position possibility practice presence principle
    problem procedure process product property purpose quality question range rate ratio reader reason relationship research
    researcher response result role rule scholar school scientist section sense sequence series set side situation size society
    solution sort source stage start state statement step story structure student study subject success system table task team
    term test text thing thought time today tool topic total trait trend type unit use user value variety version view way week
    word work world writer year
`;

export function isEveryday(noun: string): boolean {
  return EVERYDAY.has(termKey(noun));
}
