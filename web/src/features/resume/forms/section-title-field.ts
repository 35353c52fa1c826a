/** The name in the editor's address of a custom section's title. It is a setting of the section, and no field of its entries. */
export const SECTION_TITLE_FIELD = 'section-title';
