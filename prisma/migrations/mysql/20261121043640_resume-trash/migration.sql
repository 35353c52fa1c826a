-- AlterTable
ALTER TABLE `resumes`
    ADD COLUMN `removedAt` DATETIME(3) NULL,
    ADD INDEX `resumes_removedAt_idx`(`removedAt`);
