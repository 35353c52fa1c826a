/** The shortest password. Our decision: the specification gives no number. */
export const PASSWORD_MIN_CHARACTERS = 8;
