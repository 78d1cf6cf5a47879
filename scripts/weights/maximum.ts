// Finds the weights at which a concave function is highest: Newton's method, each step halved until it no longer falls.

/** The function at some weights: its value, its first derivatives and minus its second ones, row by row. */
export type Shape = { value: number; slope: Float64Array; curve: readonly Float64Array[] };

const MOST_STEPS = 50;
const MOST_HALVINGS = 30;
const CLOSE = 1e-9;
/** So much lower, as a share, a value may be by rounding alone. */
const ROUNDING = 1e-12;

const at = (row: ArrayLike<number> | undefined, index: number) => row?.[index] ?? 0;

/** Solves curve · step = slope by elimination; the curve of a penalised likelihood is positive definite. */
function solved({ curve, slope }: Shape): Float64Array {
  const rows = curve.map((row, index) => Float64Array.from([...row, at(slope, index)]));
  for (const [pivot, row] of rows.entries()) {
    for (const [index, other] of rows.entries()) {
      if (index === pivot) continue;
      const factor = at(other, pivot) / at(row, pivot);
      for (let column = pivot; column <= slope.length; column += 1) other[column] = at(other, column) - factor * at(row, column);
    }
  }
  return Float64Array.from(rows, (row, index) => at(row, slope.length) / at(row, index));
}

/** The weights, so many, at which the function is highest; it starts from 0. */
export function maximum(size: number, shapeAt: (weights: Float64Array) => Shape): Float64Array {
  let weights = new Float64Array(size);
  let shape = shapeAt(weights);
  for (let turn = 0; turn < MOST_STEPS; turn += 1) {
    const step = solved(shape);
    if (Math.max(...step.map(Math.abs)) < CLOSE) break;
    const moved = (share: number) => weights.map((weight, index) => weight + share * at(step, index));
    let share = 1;
    let next = shapeAt(moved(share));
    for (let turns = 0; turns < MOST_HALVINGS && next.value < shape.value - ROUNDING * Math.abs(shape.value); turns += 1) {
      share /= 2;
      next = shapeAt(moved(share));
    }
    weights = moved(share);
    shape = next;
  }
  return weights;
}

/** An empty shape of this size, to be summed up. */
export function flat(size: number): Shape {
  return { value: 0, slope: new Float64Array(size), curve: Array.from({ length: size }, () => new Float64Array(size)) };
}

/** Holds weights small: as if so many examples spoke for 0. The first `free` weights are not held. */
export function pulled(shape: Shape, weights: Float64Array, pull: number, free = 0): Shape {
  for (let index = free; index < weights.length; index += 1) {
    shape.value -= (pull * at(weights, index) ** 2) / 2;
    shape.slope[index] = at(shape.slope, index) - pull * at(weights, index);
    const row = shape.curve[index];
    if (row) row[index] = at(row, index) + pull;
  }
  return shape;
}
