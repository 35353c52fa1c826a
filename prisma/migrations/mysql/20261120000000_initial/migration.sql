-- CreateTable
CREATE TABLE `users` (
    `id` CHAR(36) NOT NULL,
    `email` VARCHAR(254) NOT NULL,
    `passwordHash` VARCHAR(255) NOT NULL,
    `firstName` VARCHAR(100) NOT NULL,
    `lastName` VARCHAR(100) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `updatedAt` DATETIME(3) NOT NULL,
    UNIQUE INDEX `users_email_key`(`email`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `sessions` (
    `tokenHash` CHAR(64) NOT NULL,
    `userId` CHAR(36) NOT NULL,
    `userAgent` VARCHAR(500) NOT NULL,
    `remember` BOOLEAN NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `expiresAt` DATETIME(3) NOT NULL,
    INDEX `sessions_userId_idx`(`userId`),
    INDEX `sessions_expiresAt_idx`(`expiresAt`),
    PRIMARY KEY (`tokenHash`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `visitors` (
    `id` CHAR(36) NOT NULL,
    `tokenHash` CHAR(64) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    UNIQUE INDEX `visitors_tokenHash_key`(`tokenHash`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `resumes` (
    `id` CHAR(36) NOT NULL,
    `userId` CHAR(36) NULL,
    `visitorId` CHAR(36) NULL,
    `name` VARCHAR(120) NOT NULL,
    `isDone` BOOLEAN NOT NULL,
    `language` VARCHAR(8) NOT NULL,
    `pattern` VARCHAR(40) NOT NULL,
    `generalColor` CHAR(7) NOT NULL,
    `backgroundColor` CHAR(7) NOT NULL,
    `accentColor` CHAR(7) NOT NULL,
    `headingFont` VARCHAR(60) NOT NULL,
    `bodyFont` VARCHAR(60) NOT NULL,
    `sectionsEnabled` JSON NOT NULL,
    `sectionsOrder` JSON NOT NULL,
    `sectionsActive` JSON NOT NULL,
    `revision` INTEGER NOT NULL,
    `checksum` CHAR(64) NULL,
    `checksumRevision` INTEGER NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `updatedAt` DATETIME(3) NOT NULL,
    INDEX `resumes_userId_updatedAt_idx`(`userId`, `updatedAt`),
    INDEX `resumes_visitorId_updatedAt_idx`(`visitorId`, `updatedAt`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `resume_sections` (
    `resumeId` CHAR(36) NOT NULL,
    `slug` VARCHAR(40) NOT NULL,
    `data` JSON NOT NULL,
    `config` JSON NOT NULL,
    PRIMARY KEY (`resumeId`, `slug`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `photos` (
    `id` CHAR(36) NOT NULL,
    `resumeId` CHAR(36) NOT NULL,
    `fileKey` VARCHAR(200) NOT NULL,
    `widthPx` INTEGER NOT NULL,
    `heightPx` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    UNIQUE INDEX `photos_resumeId_key`(`resumeId`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `downloads` (
    `id` CHAR(36) NOT NULL,
    `userId` CHAR(36) NOT NULL,
    `resumeId` CHAR(36) NOT NULL,
    `name` VARCHAR(120) NOT NULL,
    `fileKey` VARCHAR(200) NOT NULL,
    `sha256` CHAR(64) NOT NULL,
    `sizeBytes` INTEGER NOT NULL,
    `pageCount` INTEGER NOT NULL,
    `revision` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    INDEX `downloads_userId_createdAt_idx`(`userId`, `createdAt`),
    INDEX `downloads_resumeId_createdAt_idx`(`resumeId`, `createdAt`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- AddForeignKey
ALTER TABLE `sessions` ADD CONSTRAINT `sessions_userId_fkey` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `resumes` ADD CONSTRAINT `resumes_userId_fkey` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `resumes` ADD CONSTRAINT `resumes_visitorId_fkey` FOREIGN KEY (`visitorId`) REFERENCES `visitors`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `resume_sections` ADD CONSTRAINT `resume_sections_resumeId_fkey` FOREIGN KEY (`resumeId`) REFERENCES `resumes`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `photos` ADD CONSTRAINT `photos_resumeId_fkey` FOREIGN KEY (`resumeId`) REFERENCES `resumes`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `downloads` ADD CONSTRAINT `downloads_userId_fkey` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `downloads` ADD CONSTRAINT `downloads_resumeId_fkey` FOREIGN KEY (`resumeId`) REFERENCES `resumes`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
