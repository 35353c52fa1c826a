-- CreateTable
CREATE TABLE `withdrawals` (
    `id` CHAR(36) NOT NULL,
    `orderId` CHAR(36) NOT NULL,
    `declaredBy` VARCHAR(20) NOT NULL,
    `consumerName` VARCHAR(200) NOT NULL,
    `consumerEmail` VARCHAR(254) NOT NULL,
    `language` VARCHAR(2) NOT NULL,
    `statement` VARCHAR(1000) NOT NULL,
    `declaredAt` DATETIME(3) NOT NULL,
    `amount` INTEGER NOT NULL,
    `currency` CHAR(3) NOT NULL,
    `state` VARCHAR(20) NOT NULL,
    `nextCheckAt` DATETIME(3) NULL,
    `escalatedAt` DATETIME(3) NULL,
    `settledAt` DATETIME(3) NULL,
    UNIQUE INDEX `withdrawals_orderId_key`(`orderId`),
    INDEX `withdrawals_state_declaredAt_idx`(`state`, `declaredAt`),
    INDEX `withdrawals_nextCheckAt_idx`(`nextCheckAt`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- AddForeignKey
ALTER TABLE `withdrawals` ADD CONSTRAINT `withdrawals_orderId_fkey` FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;
