-- CreateTable
CREATE TABLE "sent_files" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "resumeId" TEXT NOT NULL,
    "letterId" TEXT,
    "recipient" TEXT NOT NULL,
    "sentOn" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "fileKey" TEXT,
    "sha256" TEXT NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "pageCount" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "sent_files_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "sent_files_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resumes" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "sent_files_letterId_fkey" FOREIGN KEY ("letterId") REFERENCES "letters" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "sent_files_userId_sha256_idx" ON "sent_files"("userId", "sha256");

-- CreateIndex
CREATE INDEX "sent_files_resumeId_idx" ON "sent_files"("resumeId");

-- CreateIndex
CREATE INDEX "sent_files_letterId_idx" ON "sent_files"("letterId");

-- CreateIndex
CREATE INDEX "sent_files_fileKey_idx" ON "sent_files"("fileKey");
