-- CreateTable
CREATE TABLE `voucher_uses` (
    `orderId` CHAR(36) NOT NULL,
    `code` VARCHAR(40) NOT NULL,
    `userId` CHAR(36) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `releasedAt` DATETIME(3) NULL,
    INDEX `voucher_uses_code_userId_idx`(`code`, `userId`),
    PRIMARY KEY (`orderId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
