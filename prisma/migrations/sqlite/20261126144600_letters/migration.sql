-- CreateTable
CREATE TABLE "letters" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "resumeId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "organisation" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "revision" INTEGER NOT NULL,
    "removedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "letters_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resumes" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "letter_signatures" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "letterId" TEXT NOT NULL,
    "fileKey" TEXT NOT NULL,
    "widthPx" INTEGER NOT NULL,
    "heightPx" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "letter_signatures_letterId_fkey" FOREIGN KEY ("letterId") REFERENCES "letters" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "letter_downloads" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "letterId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "fileKey" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "pageCount" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "sourceKey" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "letter_downloads_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "letter_downloads_letterId_fkey" FOREIGN KEY ("letterId") REFERENCES "letters" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "letters_resumeId_updatedAt_idx" ON "letters"("resumeId", "updatedAt");

-- CreateIndex
CREATE INDEX "letters_removedAt_idx" ON "letters"("removedAt");

-- CreateIndex
CREATE UNIQUE INDEX "letter_signatures_letterId_key" ON "letter_signatures"("letterId");

-- CreateIndex
CREATE INDEX "letter_signatures_fileKey_idx" ON "letter_signatures"("fileKey");

-- CreateIndex
CREATE INDEX "letter_downloads_userId_createdAt_idx" ON "letter_downloads"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "letter_downloads_letterId_createdAt_idx" ON "letter_downloads"("letterId", "createdAt");

-- CreateIndex
CREATE INDEX "letter_downloads_fileKey_idx" ON "letter_downloads"("fileKey");
