-- CreateTable
CREATE TABLE `identities` (
    `provider` VARCHAR(20) NOT NULL,
    `subject` VARCHAR(255) NOT NULL,
    `userId` CHAR(36) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    UNIQUE INDEX `identities_userId_provider_key`(`userId`, `provider`),
    PRIMARY KEY (`provider`, `subject`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `password_resets` (
    `tokenHash` CHAR(64) NOT NULL,
    `userId` CHAR(36) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `expiresAt` DATETIME(3) NOT NULL,
    INDEX `password_resets_userId_idx`(`userId`),
    INDEX `password_resets_expiresAt_idx`(`expiresAt`),
    PRIMARY KEY (`tokenHash`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `rate_limits` (
    `key` VARCHAR(120) NOT NULL,
    `points` INTEGER NOT NULL,
    `expire` DATETIME(3) NULL,
    INDEX `rate_limits_expire_idx`(`expire`),
    PRIMARY KEY (`key`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `audit_events` (
    `id` CHAR(36) NOT NULL,
    `at` DATETIME(3) NOT NULL,
    `kind` VARCHAR(60) NOT NULL,
    `userId` CHAR(36) NULL,
    `requestId` VARCHAR(64) NULL,
    `network` VARCHAR(45) NULL,
    `details` JSON NOT NULL,
    INDEX `audit_events_userId_at_idx`(`userId`, `at`),
    INDEX `audit_events_at_idx`(`at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- AlterTable
ALTER TABLE `users`
    MODIFY COLUMN `passwordHash` VARCHAR(255) NULL,
    ADD COLUMN `language` VARCHAR(8) NOT NULL DEFAULT 'pl',
    ADD COLUMN `emailVerifiedAt` DATETIME(3) NULL;

-- AlterTable
-- By hand: sessions that live get a name, and nobody is logged out.
ALTER TABLE `sessions`
    ADD COLUMN `id` CHAR(36) NULL,
    ADD COLUMN `lastSeenAt` DATETIME(3) NULL;
UPDATE `sessions` SET `id` = UUID(), `lastSeenAt` = `createdAt`;
ALTER TABLE `sessions`
    MODIFY COLUMN `id` CHAR(36) NOT NULL,
    MODIFY COLUMN `lastSeenAt` DATETIME(3) NOT NULL,
    ADD UNIQUE INDEX `sessions_id_key`(`id`);

-- AddForeignKey
ALTER TABLE `identities` ADD CONSTRAINT `identities_userId_fkey` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `password_resets` ADD CONSTRAINT `password_resets_userId_fkey` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
