-- AlterTable
ALTER TABLE `payment_attempts`
    ADD COLUMN `customerRef` VARCHAR(120) NULL,
    ADD COLUMN `methodRef` VARCHAR(120) NULL;
