// Definitions that the patterns found and a teacher would strike out: the meaning belongs to another term, to one case of an
// example, or is praise and picture rather than meaning. It trusts the wording; whether it is whole is for standsAlone.

import { anyRefuses } from '../../english/rule.ts';
import type { Material } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import { besideRules } from './besideRules.ts';
import type { Claim, Definition } from './definition.ts';
import { oneCaseRules } from './oneCaseRules.ts';
import { soundRules } from './soundRules.ts';
import { isInHeading, isSetApart } from './termPhrase.ts';
import { wordingRules } from './wordingRules.ts';

/** A definition with what its rules ask for. */
export function asClaim(material: Material, definition: Definition, tagged: Tagged): Claim {
  const { term, wording } = definition;
  const said = wording === 'refers' || wording === 'called' || wording === 'label';
  return { ...definition, tagged, said, sure: isSetApart(material, term) || isInHeading(material, term) };
}

/** Is it a definition that may be asked about, and a term that may stand among others? */
export function isSoundDefinition(material: Material, definition: Definition, tagged: Tagged): boolean {
  const claim = asClaim(material, definition, tagged);
  if ([wordingRules, soundRules, oneCaseRules].some((rules) => anyRefuses(rules, claim))) return false;
  return claim.wording !== 'apposition' || !anyRefuses(besideRules, claim);
}
