-- CreateTable
CREATE TABLE `magazine_authors` (
    `language` VARCHAR(2) NOT NULL,
    `slug` VARCHAR(80) NOT NULL,
    `name` VARCHAR(100) NOT NULL,
    `role` VARCHAR(150) NOT NULL,
    `biography` LONGTEXT NOT NULL,
    PRIMARY KEY (`language`, `slug`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `magazine_categories` (
    `language` VARCHAR(2) NOT NULL,
    `slug` VARCHAR(80) NOT NULL,
    `name` VARCHAR(60) NOT NULL,
    `description` VARCHAR(300) NOT NULL,
    PRIMARY KEY (`language`, `slug`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `magazine_posts` (
    `language` VARCHAR(2) NOT NULL,
    `slug` VARCHAR(80) NOT NULL,
    `title` VARCHAR(150) NOT NULL,
    `description` VARCHAR(300) NOT NULL,
    `body` LONGTEXT NOT NULL,
    `readingMinutes` INTEGER NOT NULL,
    `coverKey` VARCHAR(120) NOT NULL,
    `coverAlt` VARCHAR(300) NOT NULL,
    `authorSlug` VARCHAR(80) NOT NULL,
    `categorySlug` VARCHAR(80) NOT NULL,
    `publishedAt` DATETIME(3) NOT NULL,
    `updatedAt` DATETIME(3) NULL,
    `checksum` CHAR(64) NOT NULL,
    INDEX `magazine_posts_language_publishedAt_idx`(`language`, `publishedAt`),
    PRIMARY KEY (`language`, `slug`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `magazine_feeds` (
    `userId` CHAR(36) NOT NULL,
    `tokenHash` CHAR(64) NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    UNIQUE INDEX `magazine_feeds_tokenHash_key`(`tokenHash`),
    PRIMARY KEY (`userId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- AddForeignKey
ALTER TABLE `magazine_posts` ADD CONSTRAINT `magazine_posts_language_authorSlug_fkey` FOREIGN KEY (`language`, `authorSlug`) REFERENCES `magazine_authors`(`language`, `slug`) ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `magazine_posts` ADD CONSTRAINT `magazine_posts_language_categorySlug_fkey` FOREIGN KEY (`language`, `categorySlug`) REFERENCES `magazine_categories`(`language`, `slug`) ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `magazine_feeds` ADD CONSTRAINT `magazine_feeds_userId_fkey` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
