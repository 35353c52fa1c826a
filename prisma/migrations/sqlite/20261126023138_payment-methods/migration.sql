-- AlterTable
ALTER TABLE "payment_attempts" ADD COLUMN "paidBy" TEXT;

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN "methodKind" TEXT;
