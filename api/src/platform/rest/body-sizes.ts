/** The largest body where a route says nothing else: whatever but texts fits, some twenty times over. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * The largest body that carries a text of somebody's own: a section with all characters that a CV may have, at three bytes each and
 * with what JSON adds, or a file of 1 MB to import, each of whose characters JSON may escape.
 */
export const MAX_TEXT_BODY_BYTES = 2 * 1024 * 1024 + MAX_BODY_BYTES;
