-- CreateTable
CREATE TABLE "withdrawals" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT NOT NULL,
    "declaredBy" TEXT NOT NULL,
    "consumerName" TEXT NOT NULL,
    "consumerEmail" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "statement" TEXT NOT NULL,
    "declaredAt" DATETIME NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "nextCheckAt" DATETIME,
    "escalatedAt" DATETIME,
    "settledAt" DATETIME,
    CONSTRAINT "withdrawals_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "withdrawals_orderId_key" ON "withdrawals"("orderId");

-- CreateIndex
CREATE INDEX "withdrawals_state_declaredAt_idx" ON "withdrawals"("state", "declaredAt");

-- CreateIndex
CREATE INDEX "withdrawals_nextCheckAt_idx" ON "withdrawals"("nextCheckAt");
