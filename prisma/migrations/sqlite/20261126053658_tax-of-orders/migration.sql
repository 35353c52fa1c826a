-- AlterTable
ALTER TABLE "orders" ADD COLUMN "buyerCountry" TEXT;
ALTER TABLE "orders" ADD COLUMN "countryEvidence" JSONB;
ALTER TABLE "orders" ADD COLUMN "taxRule" TEXT;
ALTER TABLE "orders" ADD COLUMN "vatCheck" JSONB;
ALTER TABLE "orders" ADD COLUMN "vatRateHundredths" INTEGER;
