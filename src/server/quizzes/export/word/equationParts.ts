// Elements of Word equations without a class in the docx package: operators with limits, brackets of any kind, accents, tables.
// Each has the children of Word's schema in order.
import { BuilderElement, type MathComponent, type XmlComponent } from 'docx';

export function element(name: string, ...children: readonly XmlComponent[]): XmlComponent {
  return new BuilderElement({ name, children });
}

function value(name: string, attributeValue: string): XmlComponent {
  return new BuilderElement<{ val: string }>({ name, attributes: { val: { key: 'm:val', value: attributeValue } } });
}

type Arm = readonly MathComponent[];

/** ∑, ∏, ∫ and similar; a missing limit is null. */
export function operator(
  sign: string,
  parts: { sub: Arm | null; sup: Arm | null; operand: Arm; isStacked: boolean },
): MathComponent {
  const { sub, sup, operand, isStacked } = parts;
  return element(
    'm:nary',
    element(
      'm:naryPr',
      value('m:chr', sign),
      value('m:limLoc', isStacked ? 'undOvr' : 'subSup'),
      value('m:subHide', sub === null ? '1' : '0'),
      value('m:supHide', sup === null ? '1' : '0'),
    ),
    element('m:sub', ...(sub ?? [])),
    element('m:sup', ...(sup ?? [])),
    element('m:e', ...operand),
  );
}

/** Brackets that grow with their content; an empty sign draws nothing on that side. */
export function brackets(open: string, close: string, inside: Arm): MathComponent {
  return element('m:d', element('m:dPr', value('m:begChr', open), value('m:endChr', close)), element('m:e', ...inside));
}

/** A hat, dot or arrow above something; `sign` is a combining character. */
export function accent(sign: string, inside: Arm): MathComponent {
  return element('m:acc', element('m:accPr', value('m:chr', sign)), element('m:e', ...inside));
}

export function bar(place: 'top' | 'bot', inside: Arm): MathComponent {
  return element('m:bar', element('m:barPr', value('m:pos', place)), element('m:e', ...inside));
}

/** A brace along something. */
export function brace(sign: string, place: 'top' | 'bot', inside: Arm): MathComponent {
  const properties = [value('m:chr', sign), value('m:pos', place), value('m:vertJc', place === 'top' ? 'bot' : 'top')];
  return element('m:groupChr', element('m:groupChrPr', ...properties), element('m:e', ...inside));
}

/** Rows of cells of equal length; `sides` is the alignment of each column. */
export function table(rows: readonly (readonly Arm[])[], sides: readonly string[]): MathComponent {
  const columns = sides.map((side) =>
    element('m:mc', element('m:mcPr', value('m:count', '1'), value('m:mcJc', /^(?:left|right)$/.test(side) ? side : 'center'))),
  );
  return element(
    'm:m',
    element('m:mPr', element('m:mcs', ...columns)),
    ...rows.map((cells) => element('m:mr', ...cells.map((cell) => element('m:e', ...cell)))),
  );
}
