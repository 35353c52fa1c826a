-- CreateTable
CREATE TABLE "voucher_uses" (
    "orderId" TEXT NOT NULL PRIMARY KEY,
    "code" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "releasedAt" DATETIME
);

-- CreateIndex
CREATE INDEX "voucher_uses_code_userId_idx" ON "voucher_uses"("code", "userId");
