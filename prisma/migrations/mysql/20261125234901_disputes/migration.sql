-- CreateTable
CREATE TABLE `disputes` (
    `id` CHAR(36) NOT NULL,
    `orderId` CHAR(36) NOT NULL,
    `provider` VARCHAR(20) NOT NULL,
    `providerRef` VARCHAR(120) NOT NULL,
    `paymentRef` VARCHAR(120) NOT NULL,
    `state` VARCHAR(20) NOT NULL,
    `reason` VARCHAR(80) NOT NULL,
    `amount` INTEGER NOT NULL,
    `currency` CHAR(3) NOT NULL,
    `isWithdrawn` BOOLEAN NOT NULL,
    `bookedAmount` INTEGER NOT NULL,
    `bookings` INTEGER NOT NULL,
    `hasStoppedRenewal` BOOLEAN NOT NULL,
    `version` INTEGER NOT NULL,
    `openedAt` DATETIME(3) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `updatedAt` DATETIME(3) NOT NULL,
    INDEX `disputes_orderId_idx`(`orderId`),
    INDEX `disputes_state_updatedAt_idx`(`state`, `updatedAt`),
    UNIQUE INDEX `disputes_provider_providerRef_key`(`provider`, `providerRef`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- AddForeignKey
ALTER TABLE `disputes` ADD CONSTRAINT `disputes_orderId_fkey` FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;
