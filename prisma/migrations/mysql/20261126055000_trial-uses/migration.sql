-- CreateTable
CREATE TABLE `trial_uses` (
    `keyHash` CHAR(64) NOT NULL,
    `place` INTEGER NOT NULL,
    `usedAt` DATETIME(3) NOT NULL,

    INDEX `trial_uses_usedAt_idx`(`usedAt`),
    PRIMARY KEY (`keyHash`, `place`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
