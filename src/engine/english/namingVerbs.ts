// The verbs by which English gives a thing its name.

/** What joins a thing to its name, as the source of a pattern. */
export const NAMES_IT = '(?:called|termed|dubbed|labell?ed|known as|referred to as|described as|said to be|designated)';

/** The plainest of them, behind which a term stands. */
export const CALLED = '(?:called|known as|termed|referred to as)';
