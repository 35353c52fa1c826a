/** The fewest settings with which the API starts in production. Nothing listens at their addresses. */
export const PRODUCTION_SETTINGS = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://kreda.example',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SELLER_NAME: 'Kreda',
  SELLER_ADDRESS: 'ul. Długa 1|00-001 Warszawa',
  SELLER_NIP: '1234563218',
  CONTACT_MAIL: 'pomoc@kreda.pl',
};
