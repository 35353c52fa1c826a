-- CreateTable
CREATE TABLE `ksef_submissions` (
    `documentId` CHAR(36) NOT NULL,
    `state` VARCHAR(10) NOT NULL,
    `xml` LONGTEXT NULL,
    `hash` CHAR(44) NULL,
    `isOffline` BOOLEAN NOT NULL DEFAULT false,
    `replacedHash` CHAR(44) NULL,
    `sessionRef` VARCHAR(40) NULL,
    `documentRef` VARCHAR(40) NULL,
    `ksefNumber` VARCHAR(36) NULL,
    `confirmation` LONGTEXT NULL,
    `reason` VARCHAR(1000) NULL,
    `tries` INTEGER NOT NULL,
    `nextTryAt` DATETIME(3) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `acceptedAt` DATETIME(3) NULL,
    `updatedAt` DATETIME(3) NOT NULL,
    UNIQUE INDEX `ksef_submissions_ksefNumber_key`(`ksefNumber`),
    INDEX `ksef_submissions_state_nextTryAt_idx`(`state`, `nextTryAt`),
    INDEX `ksef_submissions_state_createdAt_idx`(`state`, `createdAt`),
    PRIMARY KEY (`documentId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- AddForeignKey
ALTER TABLE `ksef_submissions` ADD CONSTRAINT `ksef_submissions_documentId_fkey` FOREIGN KEY (`documentId`) REFERENCES `documents`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;
