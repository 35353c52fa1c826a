/** The categories of offers. The client has their names in each language. */
export const JOB_CATEGORIES = [
  'administration',
  'construction',
  'customer-service',
  'education',
  'engineering',
  'finance',
  'gastronomy',
  'health',
  'human-resources',
  'it',
  'logistics',
  'marketing',
  'production',
  'sales',
  'other',
] as const;
export type JobCategory = (typeof JOB_CATEGORIES)[number];

export const CONTRACT_KINDS = ['employment', 'mandate', 'b2b', 'internship', 'temporary'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];
