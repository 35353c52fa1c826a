-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN "remindAt" DATETIME;

-- CreateIndex
CREATE INDEX "subscriptions_remindAt_idx" ON "subscriptions"("remindAt");

-- Subscriptions that run already: a renewal after six months or more, and the end of a trial.
UPDATE "subscriptions" SET "remindAt" = strftime('%Y-%m-%dT%H:%M:%fZ', "periodEndsAt", '-14 days')
    WHERE "state" = 'active' AND json_extract("catalogue", '$.renewal.months') >= 6;
UPDATE "subscriptions" SET "remindAt" = strftime('%Y-%m-%dT%H:%M:%fZ', "periodEndsAt", '-2 days') WHERE "state" = 'trialing';
