-- CreateTable
CREATE TABLE "resume_versions" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "resumeId" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "revision" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "photoKey" TEXT,
    "downloadId" TEXT,
    "expiresAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "resume_versions_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resumes" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "resume_versions_downloadId_fkey" FOREIGN KEY ("downloadId") REFERENCES "downloads" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "resume_versions_resumeId_at_idx" ON "resume_versions"("resumeId", "at");

-- CreateIndex
CREATE INDEX "resume_versions_photoKey_idx" ON "resume_versions"("photoKey");

-- CreateIndex
CREATE INDEX "resume_versions_downloadId_idx" ON "resume_versions"("downloadId");

-- CreateIndex
CREATE INDEX "resume_versions_expiresAt_idx" ON "resume_versions"("expiresAt");

-- CreateIndex
CREATE INDEX "resume_versions_createdAt_idx" ON "resume_versions"("createdAt");
