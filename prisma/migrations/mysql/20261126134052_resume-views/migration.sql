-- AlterTable
ALTER TABLE `resumes`
    ADD COLUMN `baseId` CHAR(36) NULL,
    ADD COLUMN `viewKind` VARCHAR(20) NULL,
    ADD COLUMN `overlay` JSON NULL,
    ADD COLUMN `overlayRevision` INTEGER NULL,
    ADD COLUMN `offer` JSON NULL,
    ADD INDEX `resumes_baseId_idx`(`baseId`);

-- AddForeignKey
-- contract: the release before leaves the new column null, so its rows refer to nothing new
ALTER TABLE `resumes` ADD CONSTRAINT `resumes_baseId_fkey` FOREIGN KEY (`baseId`) REFERENCES `resumes`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
