-- CreateTable
CREATE TABLE `email_verifications` (
    `tokenHash` CHAR(64) NOT NULL,
    `userId` CHAR(36) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `expiresAt` DATETIME(3) NOT NULL,
    INDEX `email_verifications_userId_idx`(`userId`),
    INDEX `email_verifications_expiresAt_idx`(`expiresAt`),
    PRIMARY KEY (`tokenHash`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `mailbox_places` (
    `id` CHAR(36) NOT NULL,
    `mailbox` CHAR(64) NOT NULL,
    `day` CHAR(10) NOT NULL,
    `bound` VARCHAR(20) NOT NULL,
    `place` INTEGER NOT NULL,
    `topic` VARCHAR(120) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    INDEX `mailbox_places_createdAt_idx`(`createdAt`),
    UNIQUE INDEX `mailbox_places_mailbox_day_bound_place_key`(`mailbox`, `day`, `bound`, `place`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- AlterTable
ALTER TABLE `users`
    ADD COLUMN `predatesVerification` BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN `checkoutUntil` DATETIME(3) NULL;

-- AddForeignKey
ALTER TABLE `email_verifications` ADD CONSTRAINT `email_verifications_userId_fkey` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- Accounts from before addresses were verified: whoever has them has had mail since.
UPDATE `users` SET `predatesVerification` = true;
