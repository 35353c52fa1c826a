-- CreateTable
CREATE TABLE `resume_versions` (
    `id` CHAR(36) NOT NULL,
    `resumeId` CHAR(36) NOT NULL,
    `cause` VARCHAR(20) NOT NULL,
    `at` DATETIME(3) NOT NULL,
    `revision` INTEGER NOT NULL,
    `content` MEDIUMTEXT NOT NULL,
    `bytes` INTEGER NOT NULL,
    `hash` CHAR(64) NOT NULL,
    `photoKey` VARCHAR(200) NULL,
    `downloadId` CHAR(36) NULL,
    `expiresAt` DATETIME(3) NULL,
    `createdAt` DATETIME(3) NOT NULL,
    INDEX `resume_versions_resumeId_at_idx`(`resumeId`, `at`),
    INDEX `resume_versions_photoKey_idx`(`photoKey`),
    INDEX `resume_versions_downloadId_idx`(`downloadId`),
    INDEX `resume_versions_expiresAt_idx`(`expiresAt`),
    INDEX `resume_versions_createdAt_idx`(`createdAt`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- AddForeignKey
ALTER TABLE `resume_versions` ADD CONSTRAINT `resume_versions_resumeId_fkey` FOREIGN KEY (`resumeId`) REFERENCES `resumes`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `resume_versions` ADD CONSTRAINT `resume_versions_downloadId_fkey` FOREIGN KEY (`downloadId`) REFERENCES `downloads`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
