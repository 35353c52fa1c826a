/**
 * The header in which the client names the interface's language. The server uses it where the visitor has not chosen a language: the
 * interface then has the language of the resume.
 */
export const LANGUAGE_HEADER = 'x-interface-language';
