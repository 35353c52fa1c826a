-- AlterTable
ALTER TABLE `outbox`
    ADD COLUMN `outcome` VARCHAR(80) NULL;
