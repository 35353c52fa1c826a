-- CreateTable
CREATE TABLE `file_sweeps` (
    `id` VARCHAR(20) NOT NULL,
    `nextAt` DATETIME(3) NOT NULL,
    `finishedAt` DATETIME(3) NOT NULL,
    `seen` INTEGER NOT NULL,
    `orphaned` INTEGER NOT NULL,
    `missing` INTEGER NOT NULL,
    `isHeld` BOOLEAN NOT NULL,
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `missing_files` (
    `fileKey` VARCHAR(200) NOT NULL,
    `foundAt` DATETIME(3) NOT NULL,
    `seenAt` DATETIME(3) NOT NULL,
    PRIMARY KEY (`fileKey`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- AlterTable
ALTER TABLE `visitors`
    ADD INDEX `visitors_createdAt_idx`(`createdAt`);

-- AlterTable
ALTER TABLE `photos`
    ADD INDEX `photos_fileKey_idx`(`fileKey`);

-- AlterTable
ALTER TABLE `downloads`
    ADD INDEX `downloads_fileKey_idx`(`fileKey`);

-- AlterTable
ALTER TABLE `webhook_events`
    ADD COLUMN `hasBody` BOOLEAN NOT NULL DEFAULT true,
    ADD INDEX `webhook_events_hasBody_processedAt_idx`(`hasBody`, `processedAt`);
