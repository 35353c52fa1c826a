-- AlterTable
ALTER TABLE `users`
    ADD COLUMN `blockedAt` DATETIME(3) NULL;

-- AlterTable
ALTER TABLE `fulfilments`
    ADD COLUMN `extraDays` INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE `outbox`
    ADD COLUMN `subjectId` CHAR(36) NULL,
    ADD INDEX `outbox_subjectId_idx`(`subjectId`);
