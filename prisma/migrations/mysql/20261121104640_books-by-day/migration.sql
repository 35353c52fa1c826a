-- AlterTable
ALTER TABLE `ledger_entries`
    ADD INDEX `ledger_entries_createdAt_idx`(`createdAt`);

-- AlterTable
ALTER TABLE `documents`
    ADD INDEX `documents_issuedAt_idx`(`issuedAt`);
