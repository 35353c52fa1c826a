-- AlterTable
ALTER TABLE `payment_attempts`
    ADD COLUMN `paidBy` VARCHAR(20) NULL;

-- AlterTable
ALTER TABLE `subscriptions`
    ADD COLUMN `methodKind` VARCHAR(20) NULL;
