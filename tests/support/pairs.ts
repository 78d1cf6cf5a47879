// Rows of two texts for test.each, written as `one ~ other ; one ~ other`: a table of many short texts stays on a few lines.
export const pairs = (text: string): [string, string][] =>
  text.split(' ; ').map((pair) => {
    const [one, other, ...rest] = pair.split(' ~ ');
    if (one === undefined || other === undefined || rest.length > 0) throw new Error(`“${pair}” is not a pair.`);
    return [one, other];
  });
