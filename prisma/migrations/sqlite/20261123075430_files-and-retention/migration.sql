-- CreateTable
CREATE TABLE "file_sweeps" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "nextAt" DATETIME NOT NULL,
    "finishedAt" DATETIME NOT NULL,
    "seen" INTEGER NOT NULL,
    "orphaned" INTEGER NOT NULL,
    "missing" INTEGER NOT NULL,
    "isHeld" BOOLEAN NOT NULL
);

-- CreateTable
CREATE TABLE "missing_files" (
    "fileKey" TEXT NOT NULL PRIMARY KEY,
    "foundAt" DATETIME NOT NULL,
    "seenAt" DATETIME NOT NULL
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_webhook_events" (
    "provider" TEXT NOT NULL,
    "eventId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "hasBody" BOOLEAN NOT NULL DEFAULT true,
    "state" TEXT NOT NULL,
    "tries" INTEGER NOT NULL,
    "nextTryAt" DATETIME NOT NULL,
    "receivedAt" DATETIME NOT NULL,
    "processedAt" DATETIME,
    "error" TEXT,

    PRIMARY KEY ("provider", "eventId")
);
INSERT INTO "new_webhook_events" ("body", "error", "eventId", "nextTryAt", "processedAt", "provider", "receivedAt", "state", "tries", "type") SELECT "body", "error", "eventId", "nextTryAt", "processedAt", "provider", "receivedAt", "state", "tries", "type" FROM "webhook_events";
DROP TABLE "webhook_events";
ALTER TABLE "new_webhook_events" RENAME TO "webhook_events";
CREATE INDEX "webhook_events_state_nextTryAt_idx" ON "webhook_events"("state", "nextTryAt");
CREATE INDEX "webhook_events_hasBody_processedAt_idx" ON "webhook_events"("hasBody", "processedAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "visitors_createdAt_idx" ON "visitors"("createdAt");

-- CreateIndex
CREATE INDEX "photos_fileKey_idx" ON "photos"("fileKey");

-- CreateIndex
CREATE INDEX "downloads_fileKey_idx" ON "downloads"("fileKey");
