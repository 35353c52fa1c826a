-- AlterTable
ALTER TABLE "payment_attempts" ADD COLUMN "customerRef" TEXT;
ALTER TABLE "payment_attempts" ADD COLUMN "methodRef" TEXT;
