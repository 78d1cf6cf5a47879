// The shape of an area: the texts of a screen, or of a dialog with many.
type Text = string | ((...values: never[]) => string) | { readonly [key: string]: Text };

export type Area = { readonly [key: string]: Text };
