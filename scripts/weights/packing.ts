// Features as they are kept in a file: those that are not 0, each "number in names" or "number:value".

type Features = Readonly<Record<string, number>>;

/** The features by these names; `names` gets those that it lacks. */
export function packedFeatures(names: string[], features: Features): string[] {
  return Object.entries(features).flatMap(([name, value]) => {
    if (!names.includes(name)) names.push(name);
    const at = names.indexOf(name);
    return value === 0 ? [] : [value === 1 ? `${at}` : `${at}:${Math.round(value * 100) / 100}`];
  });
}

export function unpackedFeatures(names: readonly string[], packed: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    packed.map((one) => {
      const [at, value = '1'] = one.split(':');
      return [names[Number(at)] ?? '', Number(value)];
    }),
  );
}
