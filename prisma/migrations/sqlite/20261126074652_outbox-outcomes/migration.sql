-- AlterTable
ALTER TABLE "outbox" ADD COLUMN "outcome" TEXT;
