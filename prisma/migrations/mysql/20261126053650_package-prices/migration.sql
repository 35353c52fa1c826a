-- CreateTable
CREATE TABLE `package_prices` (
    `packageSlug` VARCHAR(40) NOT NULL,
    `currency` CHAR(3) NOT NULL,
    `validFrom` DATETIME(3) NOT NULL,
    `grossAmount` INTEGER NOT NULL,
    `regularAmount` INTEGER NULL,
    PRIMARY KEY (`packageSlug`, `currency`, `validFrom`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- The prices of packages that are there. The epoch: nobody recorded since when they are valid.
INSERT INTO `package_prices` (`packageSlug`, `currency`, `validFrom`, `grossAmount`, `regularAmount`)
SELECT `slug`, `currency`, '1970-01-01 00:00:00.000', `grossAmount`, NULL FROM `packages`;

-- AlterTable
ALTER TABLE `vouchers`
    ADD COLUMN `currency` CHAR(3) NOT NULL DEFAULT 'PLN';

-- AddForeignKey
ALTER TABLE `package_prices` ADD CONSTRAINT `package_prices_packageSlug_fkey` FOREIGN KEY (`packageSlug`) REFERENCES `packages`(`slug`) ON DELETE RESTRICT ON UPDATE CASCADE;
