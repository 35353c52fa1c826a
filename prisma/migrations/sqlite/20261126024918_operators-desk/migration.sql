-- AlterTable
ALTER TABLE "users" ADD COLUMN "blockedAt" DATETIME;

-- AlterTable
ALTER TABLE "outbox" ADD COLUMN "subjectId" TEXT;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_fulfilments" (
    "orderId" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "accessFrom" DATETIME NOT NULL,
    "accessUntil" DATETIME NOT NULL,
    "extraDays" INTEGER NOT NULL DEFAULT 0,
    "revokedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "fulfilments_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_fulfilments" ("accessFrom", "accessUntil", "createdAt", "orderId", "revokedAt", "userId") SELECT "accessFrom", "accessUntil", "createdAt", "orderId", "revokedAt", "userId" FROM "fulfilments";
DROP TABLE "fulfilments";
ALTER TABLE "new_fulfilments" RENAME TO "fulfilments";
CREATE INDEX "fulfilments_userId_accessUntil_idx" ON "fulfilments"("userId", "accessUntil");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "outbox_subjectId_idx" ON "outbox"("subjectId");
