-- AlterTable
ALTER TABLE "orders" ADD COLUMN "buyerCompany" JSONB;
