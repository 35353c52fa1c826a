-- AlterTable
ALTER TABLE "downloads" ADD COLUMN "sourceKey" TEXT;
