-- AlterTable
ALTER TABLE `subscriptions`
    ADD COLUMN `remindAt` DATETIME(3) NULL,
    ADD INDEX `subscriptions_remindAt_idx`(`remindAt`);

-- Subscriptions that run already: a renewal after six months or more, and the end of a trial.
UPDATE `subscriptions` SET `remindAt` = `periodEndsAt` - INTERVAL 14 DAY
    WHERE `state` = 'active' AND JSON_EXTRACT(`catalogue`, '$.renewal.months') >= 6;
UPDATE `subscriptions` SET `remindAt` = `periodEndsAt` - INTERVAL 2 DAY WHERE `state` = 'trialing';
