// A key that belongs to an input method: it picks a character and is no command.

/** `keyCode` 229: Safari sends the Enter that ends a composition after the composition's end. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
