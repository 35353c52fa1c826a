-- AlterTable
ALTER TABLE `ledger_entries`
    ADD INDEX `ledger_entries_orderId_idx`(`orderId`);

-- AlterTable
ALTER TABLE `refunds`
    ADD INDEX `refunds_orderId_idx`(`orderId`);

-- AlterTable
ALTER TABLE `documents`
    ADD INDEX `documents_orderId_idx`(`orderId`);
