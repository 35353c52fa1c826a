/** The default limit of a body. Everything but texts fits some twenty times over. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * The limit of a body that carries a user's text: a section with all characters that a resume may have, at three bytes each plus
 * JSON's own, or a file of 1 MB to import, each of whose characters JSON may escape.
 */
export const MAX_TEXT_BODY_BYTES = 2 * 1024 * 1024 + MAX_BODY_BYTES;
