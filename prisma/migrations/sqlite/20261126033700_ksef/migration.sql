-- CreateTable
CREATE TABLE "ksef_submissions" (
    "documentId" TEXT NOT NULL PRIMARY KEY,
    "state" TEXT NOT NULL,
    "xml" TEXT,
    "hash" TEXT,
    "isOffline" BOOLEAN NOT NULL DEFAULT false,
    "replacedHash" TEXT,
    "sessionRef" TEXT,
    "documentRef" TEXT,
    "ksefNumber" TEXT,
    "confirmation" TEXT,
    "reason" TEXT,
    "tries" INTEGER NOT NULL,
    "nextTryAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "acceptedAt" DATETIME,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "ksef_submissions_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "documents" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "ksef_submissions_ksefNumber_key" ON "ksef_submissions"("ksefNumber");

-- CreateIndex
CREATE INDEX "ksef_submissions_state_nextTryAt_idx" ON "ksef_submissions"("state", "nextTryAt");

-- CreateIndex
CREATE INDEX "ksef_submissions_state_createdAt_idx" ON "ksef_submissions"("state", "createdAt");
