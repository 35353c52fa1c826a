-- AlterTable
ALTER TABLE `downloads`
    ADD COLUMN `sourceKey` CHAR(64) NULL;
