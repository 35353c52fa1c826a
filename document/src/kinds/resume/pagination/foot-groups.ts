/** The group of place, date and signature, which are no section that a user could order. */
export const SIGNATURE_GROUP = 'signature';

/** The groups at the foot of a document's last page, below the content. */
export const FOOT_GROUPS: readonly string[] = ['clauses', SIGNATURE_GROUP];
