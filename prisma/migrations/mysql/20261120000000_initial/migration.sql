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

-- CreateTable
CREATE TABLE `packages` (
    `slug` VARCHAR(40) NOT NULL,
    `kind` VARCHAR(20) NOT NULL,
    `days` INTEGER NOT NULL,
    `grossAmount` INTEGER NOT NULL,
    `currency` CHAR(3) NOT NULL,
    `vatRatePercent` INTEGER NOT NULL,
    `savingsPercent` INTEGER NULL,
    `isOnSale` BOOLEAN NOT NULL,
    `isRecommended` BOOLEAN NOT NULL,
    `position` INTEGER NOT NULL,
    `texts` JSON NOT NULL,
    PRIMARY KEY (`slug`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `orders` (
    `id` CHAR(36) NOT NULL,
    `userId` CHAR(36) NULL,
    `packageSlug` VARCHAR(40) NOT NULL,
    `catalogue` JSON NOT NULL,
    `currency` CHAR(3) NOT NULL,
    `grossAmount` INTEGER NOT NULL,
    `netAmount` INTEGER NOT NULL,
    `vatAmount` INTEGER NOT NULL,
    `vatRatePercent` INTEGER NOT NULL,
    `voucherCode` VARCHAR(40) NULL,
    `discountAmount` INTEGER NOT NULL,
    `state` VARCHAR(24) NOT NULL,
    `openKey` VARCHAR(120) NULL,
    `resumeUuid` CHAR(36) NULL,
    `buyerName` VARCHAR(200) NOT NULL,
    `buyerEmail` VARCHAR(254) NOT NULL,
    `consentVersion` VARCHAR(60) NOT NULL,
    `consentAt` DATETIME(3) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `updatedAt` DATETIME(3) NOT NULL,
    `paidAt` DATETIME(3) NULL,
    UNIQUE INDEX `orders_openKey_key`(`openKey`),
    INDEX `orders_userId_createdAt_idx`(`userId`, `createdAt`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `payment_attempts` (
    `id` CHAR(36) NOT NULL,
    `orderId` CHAR(36) NOT NULL,
    `attemptNo` INTEGER NOT NULL,
    `provider` VARCHAR(20) NOT NULL,
    `providerRef` VARCHAR(120) NULL,
    `state` VARCHAR(24) NOT NULL,
    `amount` INTEGER NOT NULL,
    `currency` CHAR(3) NOT NULL,
    `failureCode` VARCHAR(80) NULL,
    `failureMessage` VARCHAR(500) NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `updatedAt` DATETIME(3) NOT NULL,
    INDEX `payment_attempts_state_updatedAt_idx`(`state`, `updatedAt`),
    UNIQUE INDEX `payment_attempts_provider_providerRef_key`(`provider`, `providerRef`),
    UNIQUE INDEX `payment_attempts_orderId_attemptNo_key`(`orderId`, `attemptNo`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `webhook_events` (
    `provider` VARCHAR(20) NOT NULL,
    `eventId` VARCHAR(120) NOT NULL,
    `type` VARCHAR(80) NOT NULL,
    `body` LONGTEXT NOT NULL,
    `state` VARCHAR(10) NOT NULL,
    `tries` INTEGER NOT NULL,
    `nextTryAt` DATETIME(3) NOT NULL,
    `receivedAt` DATETIME(3) NOT NULL,
    `processedAt` DATETIME(3) NULL,
    `error` VARCHAR(500) NULL,
    INDEX `webhook_events_state_nextTryAt_idx`(`state`, `nextTryAt`),
    PRIMARY KEY (`provider`, `eventId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `fulfilments` (
    `orderId` CHAR(36) NOT NULL,
    `userId` CHAR(36) NOT NULL,
    `accessFrom` DATETIME(3) NOT NULL,
    `accessUntil` DATETIME(3) NOT NULL,
    `revokedAt` DATETIME(3) NULL,
    `createdAt` DATETIME(3) NOT NULL,
    INDEX `fulfilments_userId_accessUntil_idx`(`userId`, `accessUntil`),
    PRIMARY KEY (`orderId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `ledger_entries` (
    `id` CHAR(36) NOT NULL,
    `orderId` CHAR(36) NOT NULL,
    `kind` VARCHAR(20) NOT NULL,
    `provider` VARCHAR(20) NOT NULL,
    `providerRef` VARCHAR(120) NOT NULL,
    `amount` INTEGER NOT NULL,
    `currency` CHAR(3) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    UNIQUE INDEX `ledger_entries_kind_provider_providerRef_key`(`kind`, `provider`, `providerRef`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `refunds` (
    `id` CHAR(36) NOT NULL,
    `orderId` CHAR(36) NOT NULL,
    `provider` VARCHAR(20) NOT NULL,
    `providerRef` VARCHAR(120) NULL,
    `amount` INTEGER NOT NULL,
    `currency` CHAR(3) NOT NULL,
    `state` VARCHAR(20) NOT NULL,
    `reason` VARCHAR(200) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `updatedAt` DATETIME(3) NOT NULL,
    UNIQUE INDEX `refunds_provider_providerRef_key`(`provider`, `providerRef`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `documents` (
    `id` CHAR(36) NOT NULL,
    `series` VARCHAR(20) NOT NULL,
    `year` INTEGER NOT NULL,
    `number` INTEGER NOT NULL,
    `kind` VARCHAR(20) NOT NULL,
    `orderId` CHAR(36) NOT NULL,
    `correctsId` CHAR(36) NULL,
    `content` JSON NOT NULL,
    `issuedAt` DATETIME(3) NOT NULL,
    UNIQUE INDEX `documents_series_year_number_key`(`series`, `year`, `number`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `document_counters` (
    `series` VARCHAR(20) NOT NULL,
    `year` INTEGER NOT NULL,
    `lastNumber` INTEGER NOT NULL,
    PRIMARY KEY (`series`, `year`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `outbox` (
    `id` CHAR(36) NOT NULL,
    `kind` VARCHAR(60) NOT NULL,
    `payload` JSON NOT NULL,
    `state` VARCHAR(10) NOT NULL,
    `tries` INTEGER NOT NULL,
    `nextTryAt` DATETIME(3) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `sentAt` DATETIME(3) NULL,
    INDEX `outbox_state_nextTryAt_idx`(`state`, `nextTryAt`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `subscriptions` (
    `id` CHAR(36) NOT NULL,
    `userId` CHAR(36) NOT NULL,
    `packageSlug` VARCHAR(40) NOT NULL,
    `provider` VARCHAR(20) NOT NULL,
    `state` VARCHAR(20) NOT NULL,
    `cancelAtPeriodEnd` BOOLEAN NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `updatedAt` DATETIME(3) NOT NULL,
    `endedAt` DATETIME(3) NULL,
    INDEX `subscriptions_userId_idx`(`userId`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `subscription_periods` (
    `id` CHAR(36) NOT NULL,
    `subscriptionId` CHAR(36) NOT NULL,
    `seq` INTEGER NOT NULL,
    `startsAt` DATETIME(3) NOT NULL,
    `endsAt` DATETIME(3) NOT NULL,
    `orderId` CHAR(36) NULL,
    UNIQUE INDEX `subscription_periods_subscriptionId_seq_key`(`subscriptionId`, `seq`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `vouchers` (
    `code` VARCHAR(40) NOT NULL,
    `kind` VARCHAR(20) NOT NULL,
    `value` INTEGER NOT NULL,
    `validFrom` DATETIME(3) NOT NULL,
    `validUntil` DATETIME(3) NOT NULL,
    `maxUses` INTEGER NOT NULL,
    `maxUsesPerUser` INTEGER NOT NULL,
    `uses` INTEGER NOT NULL,
    `packageSlugs` JSON NOT NULL,
    PRIMARY KEY (`code`)
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

-- AddForeignKey
ALTER TABLE `payment_attempts` ADD CONSTRAINT `payment_attempts_orderId_fkey` FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `fulfilments` ADD CONSTRAINT `fulfilments_orderId_fkey` FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `ledger_entries` ADD CONSTRAINT `ledger_entries_orderId_fkey` FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `refunds` ADD CONSTRAINT `refunds_orderId_fkey` FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `documents` ADD CONSTRAINT `documents_orderId_fkey` FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `subscription_periods` ADD CONSTRAINT `subscription_periods_subscriptionId_fkey` FOREIGN KEY (`subscriptionId`) REFERENCES `subscriptions`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;
