-- AlterTable
ALTER TABLE `orders`
    ADD COLUMN `vatRateHundredths` INTEGER NULL,
    ADD COLUMN `taxRule` VARCHAR(20) NULL,
    ADD COLUMN `buyerCountry` CHAR(2) NULL,
    ADD COLUMN `countryEvidence` JSON NULL,
    ADD COLUMN `vatCheck` JSON NULL;
