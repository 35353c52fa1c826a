-- CreateTable
CREATE TABLE `letters` (
    `id` CHAR(36) NOT NULL,
    `resumeId` CHAR(36) NOT NULL,
    `name` VARCHAR(120) NOT NULL,
    `subject` VARCHAR(200) NOT NULL,
    `organisation` VARCHAR(200) NOT NULL,
    `content` JSON NOT NULL,
    `revision` INTEGER NOT NULL,
    `removedAt` DATETIME(3) NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `updatedAt` DATETIME(3) NOT NULL,
    INDEX `letters_resumeId_updatedAt_idx`(`resumeId`, `updatedAt`),
    INDEX `letters_removedAt_idx`(`removedAt`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `letter_signatures` (
    `id` CHAR(36) NOT NULL,
    `letterId` CHAR(36) NOT NULL,
    `fileKey` VARCHAR(200) NOT NULL,
    `widthPx` INTEGER NOT NULL,
    `heightPx` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    UNIQUE INDEX `letter_signatures_letterId_key`(`letterId`),
    INDEX `letter_signatures_fileKey_idx`(`fileKey`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `letter_downloads` (
    `id` CHAR(36) NOT NULL,
    `userId` CHAR(36) NOT NULL,
    `letterId` CHAR(36) NOT NULL,
    `name` VARCHAR(120) NOT NULL,
    `fileKey` VARCHAR(200) NOT NULL,
    `sha256` CHAR(64) NOT NULL,
    `sizeBytes` INTEGER NOT NULL,
    `pageCount` INTEGER NOT NULL,
    `revision` INTEGER NOT NULL,
    `sourceKey` CHAR(64) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    INDEX `letter_downloads_userId_createdAt_idx`(`userId`, `createdAt`),
    INDEX `letter_downloads_letterId_createdAt_idx`(`letterId`, `createdAt`),
    INDEX `letter_downloads_fileKey_idx`(`fileKey`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- AddForeignKey
ALTER TABLE `letters` ADD CONSTRAINT `letters_resumeId_fkey` FOREIGN KEY (`resumeId`) REFERENCES `resumes`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `letter_signatures` ADD CONSTRAINT `letter_signatures_letterId_fkey` FOREIGN KEY (`letterId`) REFERENCES `letters`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `letter_downloads` ADD CONSTRAINT `letter_downloads_userId_fkey` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `letter_downloads` ADD CONSTRAINT `letter_downloads_letterId_fkey` FOREIGN KEY (`letterId`) REFERENCES `letters`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
