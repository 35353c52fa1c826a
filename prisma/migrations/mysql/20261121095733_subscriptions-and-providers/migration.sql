-- CreateTable
CREATE TABLE `provider_customers` (
    `userId` CHAR(36) NOT NULL,
    `provider` VARCHAR(20) NOT NULL,
    `customerRef` VARCHAR(120) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    PRIMARY KEY (`userId`, `provider`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- AlterTable
ALTER TABLE `packages`
    ADD COLUMN `months` INTEGER NULL,
    ADD COLUMN `trialDays` INTEGER NULL;

-- AlterTable
ALTER TABLE `orders`
    ADD COLUMN `purpose` VARCHAR(20) NOT NULL DEFAULT 'purchase',
    ADD COLUMN `subscriptionId` CHAR(36) NULL,
    ADD COLUMN `periodNo` INTEGER NULL,
    ADD INDEX `orders_state_createdAt_idx`(`state`, `createdAt`),
    ADD UNIQUE INDEX `orders_subscriptionId_periodNo_key`(`subscriptionId`, `periodNo`);

-- AlterTable
ALTER TABLE `payment_attempts`
    ADD COLUMN `isOffSession` BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE `refunds`
    ADD COLUMN `paymentRef` VARCHAR(120) NULL;

-- AlterTable
ALTER TABLE `subscriptions`
    DROP COLUMN `cancelAtPeriodEnd`,
    MODIFY COLUMN `userId` CHAR(36) NULL,
    ADD COLUMN `liveKey` CHAR(36) NULL,
    ADD COLUMN `catalogue` JSON NOT NULL,
    ADD COLUMN `customerRef` VARCHAR(120) NULL,
    ADD COLUMN `methodRef` VARCHAR(120) NULL,
    ADD COLUMN `methodLabel` VARCHAR(254) NULL,
    ADD COLUMN `periodNo` INTEGER NOT NULL,
    ADD COLUMN `periodEndsAt` DATETIME(3) NOT NULL,
    ADD COLUMN `anchorAt` DATETIME(3) NOT NULL,
    ADD COLUMN `anchorNo` INTEGER NOT NULL,
    ADD COLUMN `dueAt` DATETIME(3) NULL,
    ADD COLUMN `failedTries` INTEGER NOT NULL,
    ADD COLUMN `claimedUntil` DATETIME(3) NULL,
    ADD COLUMN `cancelledAt` DATETIME(3) NULL,
    ADD COLUMN `trialEndsAt` DATETIME(3) NULL,
    ADD UNIQUE INDEX `subscriptions_liveKey_key`(`liveKey`),
    ADD INDEX `subscriptions_dueAt_idx`(`dueAt`);

-- AlterTable
ALTER TABLE `subscription_periods`
    MODIFY COLUMN `orderId` CHAR(36) NOT NULL;
