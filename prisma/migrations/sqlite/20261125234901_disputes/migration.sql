-- CreateTable
CREATE TABLE "disputes" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "providerRef" TEXT NOT NULL,
    "paymentRef" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "isWithdrawn" BOOLEAN NOT NULL,
    "bookedAmount" INTEGER NOT NULL,
    "bookings" INTEGER NOT NULL,
    "hasStoppedRenewal" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL,
    "openedAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "disputes_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "disputes_orderId_idx" ON "disputes"("orderId");

-- CreateIndex
CREATE INDEX "disputes_state_updatedAt_idx" ON "disputes"("state", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "disputes_provider_providerRef_key" ON "disputes"("provider", "providerRef");
