-- AlterTable
ALTER TABLE `payment_attempts`
    ADD COLUMN `declinedAt` DATETIME(3) NULL;
