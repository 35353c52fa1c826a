-- AlterTable
ALTER TABLE `orders`
    ADD COLUMN `buyerCompany` JSON NULL;
