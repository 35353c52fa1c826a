-- AlterTable
ALTER TABLE `resumes`
    ADD COLUMN `patternVersion` INTEGER NOT NULL DEFAULT 1,
    ADD COLUMN `pageSetup` JSON NULL;
