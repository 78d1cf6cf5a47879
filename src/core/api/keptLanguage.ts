// What the page tells the worker about its language.

/** The worker fetches the file of a language and keeps it for times without a network. `language`: a code like `fr`. */
export const KEEP_LANGUAGE = 'KEEP_LANGUAGE';
