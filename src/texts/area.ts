// The shape of texts.
type Text = string | ((...values: never[]) => string) | { readonly [key: string]: Text };

/** The texts of a screen or of one matter. */
export type Area = { readonly [key: string]: Text };
