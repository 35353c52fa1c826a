-- AlterTable
ALTER TABLE "packages" ADD COLUMN "months" INTEGER;
ALTER TABLE "packages" ADD COLUMN "trialDays" INTEGER;

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN "paymentRef" TEXT;

-- CreateTable
CREATE TABLE "provider_customers" (
    "userId" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "customerRef" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "provider")
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_orders" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT,
    "packageSlug" TEXT NOT NULL,
    "purpose" TEXT NOT NULL DEFAULT 'purchase',
    "catalogue" JSONB NOT NULL,
    "currency" TEXT NOT NULL,
    "grossAmount" INTEGER NOT NULL,
    "netAmount" INTEGER NOT NULL,
    "vatAmount" INTEGER NOT NULL,
    "vatRatePercent" INTEGER NOT NULL,
    "voucherCode" TEXT,
    "discountAmount" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "openKey" TEXT,
    "subscriptionId" TEXT,
    "periodNo" INTEGER,
    "resumeUuid" TEXT,
    "buyerName" TEXT NOT NULL,
    "buyerEmail" TEXT NOT NULL,
    "buyerCompany" JSONB,
    "consentVersion" TEXT NOT NULL,
    "consentAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "paidAt" DATETIME
);
INSERT INTO "new_orders" ("buyerCompany", "buyerEmail", "buyerName", "catalogue", "consentAt", "consentVersion", "createdAt", "currency", "discountAmount", "grossAmount", "id", "netAmount", "openKey", "packageSlug", "paidAt", "resumeUuid", "state", "updatedAt", "userId", "vatAmount", "vatRatePercent", "voucherCode") SELECT "buyerCompany", "buyerEmail", "buyerName", "catalogue", "consentAt", "consentVersion", "createdAt", "currency", "discountAmount", "grossAmount", "id", "netAmount", "openKey", "packageSlug", "paidAt", "resumeUuid", "state", "updatedAt", "userId", "vatAmount", "vatRatePercent", "voucherCode" FROM "orders";
DROP TABLE "orders";
ALTER TABLE "new_orders" RENAME TO "orders";
CREATE UNIQUE INDEX "orders_openKey_key" ON "orders"("openKey");
CREATE INDEX "orders_userId_createdAt_idx" ON "orders"("userId", "createdAt");
CREATE INDEX "orders_state_createdAt_idx" ON "orders"("state", "createdAt");
CREATE UNIQUE INDEX "orders_subscriptionId_periodNo_key" ON "orders"("subscriptionId", "periodNo");
CREATE TABLE "new_payment_attempts" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT NOT NULL,
    "attemptNo" INTEGER NOT NULL,
    "provider" TEXT NOT NULL,
    "providerRef" TEXT,
    "state" TEXT NOT NULL,
    "isOffSession" BOOLEAN NOT NULL DEFAULT false,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "failureCode" TEXT,
    "failureMessage" TEXT,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "payment_attempts_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_payment_attempts" ("amount", "attemptNo", "createdAt", "currency", "failureCode", "failureMessage", "id", "orderId", "provider", "providerRef", "state", "updatedAt") SELECT "amount", "attemptNo", "createdAt", "currency", "failureCode", "failureMessage", "id", "orderId", "provider", "providerRef", "state", "updatedAt" FROM "payment_attempts";
DROP TABLE "payment_attempts";
ALTER TABLE "new_payment_attempts" RENAME TO "payment_attempts";
CREATE INDEX "payment_attempts_state_updatedAt_idx" ON "payment_attempts"("state", "updatedAt");
CREATE UNIQUE INDEX "payment_attempts_provider_providerRef_key" ON "payment_attempts"("provider", "providerRef");
CREATE UNIQUE INDEX "payment_attempts_orderId_attemptNo_key" ON "payment_attempts"("orderId", "attemptNo");
CREATE TABLE "new_subscriptions" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT,
    "liveKey" TEXT,
    "packageSlug" TEXT NOT NULL,
    "catalogue" JSONB NOT NULL,
    "provider" TEXT NOT NULL,
    "customerRef" TEXT,
    "methodRef" TEXT,
    "methodLabel" TEXT,
    "state" TEXT NOT NULL,
    "periodNo" INTEGER NOT NULL,
    "periodEndsAt" DATETIME NOT NULL,
    "anchorAt" DATETIME NOT NULL,
    "anchorNo" INTEGER NOT NULL,
    "dueAt" DATETIME,
    "failedTries" INTEGER NOT NULL,
    "claimedUntil" DATETIME,
    "cancelledAt" DATETIME,
    "trialEndsAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "endedAt" DATETIME
);
INSERT INTO "new_subscriptions" ("createdAt", "endedAt", "id", "packageSlug", "provider", "state", "updatedAt", "userId") SELECT "createdAt", "endedAt", "id", "packageSlug", "provider", "state", "updatedAt", "userId" FROM "subscriptions";
DROP TABLE "subscriptions";
ALTER TABLE "new_subscriptions" RENAME TO "subscriptions";
CREATE UNIQUE INDEX "subscriptions_liveKey_key" ON "subscriptions"("liveKey");
CREATE INDEX "subscriptions_userId_idx" ON "subscriptions"("userId");
CREATE INDEX "subscriptions_dueAt_idx" ON "subscriptions"("dueAt");
CREATE TABLE "new_subscription_periods" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "subscriptionId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    "orderId" TEXT NOT NULL,
    CONSTRAINT "subscription_periods_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "subscriptions" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_subscription_periods" ("endsAt", "id", "orderId", "seq", "startsAt", "subscriptionId") SELECT "endsAt", "id", "orderId", "seq", "startsAt", "subscriptionId" FROM "subscription_periods";
DROP TABLE "subscription_periods";
ALTER TABLE "new_subscription_periods" RENAME TO "subscription_periods";
CREATE UNIQUE INDEX "subscription_periods_subscriptionId_seq_key" ON "subscription_periods"("subscriptionId", "seq");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
