-- CreateTable
CREATE TABLE `sent_files` (
    `id` CHAR(36) NOT NULL,
    `userId` CHAR(36) NOT NULL,
    `resumeId` CHAR(36) NOT NULL,
    `letterId` CHAR(36) NULL,
    `recipient` VARCHAR(200) NOT NULL,
    `sentOn` CHAR(10) NOT NULL,
    `note` VARCHAR(1000) NOT NULL,
    `name` VARCHAR(200) NOT NULL,
    `format` VARCHAR(8) NOT NULL,
    `fileKey` VARCHAR(200) NULL,
    `sha256` CHAR(64) NOT NULL,
    `sizeBytes` INTEGER NOT NULL,
    `pageCount` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    INDEX `sent_files_userId_sha256_idx`(`userId`, `sha256`),
    INDEX `sent_files_resumeId_idx`(`resumeId`),
    INDEX `sent_files_letterId_idx`(`letterId`),
    INDEX `sent_files_fileKey_idx`(`fileKey`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- AddForeignKey
ALTER TABLE `sent_files` ADD CONSTRAINT `sent_files_userId_fkey` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `sent_files` ADD CONSTRAINT `sent_files_resumeId_fkey` FOREIGN KEY (`resumeId`) REFERENCES `resumes`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `sent_files` ADD CONSTRAINT `sent_files_letterId_fkey` FOREIGN KEY (`letterId`) REFERENCES `letters`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
