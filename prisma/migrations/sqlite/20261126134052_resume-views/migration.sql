-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_resumes" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT,
    "visitorId" TEXT,
    "name" TEXT NOT NULL,
    "isDone" BOOLEAN NOT NULL,
    "language" TEXT NOT NULL,
    "pattern" TEXT NOT NULL,
    "patternVersion" INTEGER NOT NULL DEFAULT 1,
    "pageSetup" JSONB,
    "generalColor" TEXT NOT NULL,
    "backgroundColor" TEXT NOT NULL,
    "accentColor" TEXT NOT NULL,
    "headingFont" TEXT NOT NULL,
    "bodyFont" TEXT NOT NULL,
    "sectionsEnabled" JSONB NOT NULL,
    "sectionsOrder" JSONB NOT NULL,
    "sectionsActive" JSONB NOT NULL,
    "revision" INTEGER NOT NULL,
    "checksum" TEXT,
    "checksumRevision" INTEGER,
    "baseId" TEXT,
    "viewKind" TEXT,
    "overlay" JSONB,
    "overlayRevision" INTEGER,
    "offer" JSONB,
    "removedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "resumes_baseId_fkey" FOREIGN KEY ("baseId") REFERENCES "resumes" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "resumes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "resumes_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "visitors" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_resumes" ("accentColor", "backgroundColor", "bodyFont", "checksum", "checksumRevision", "createdAt", "generalColor", "headingFont", "id", "isDone", "language", "name", "pageSetup", "pattern", "patternVersion", "removedAt", "revision", "sectionsActive", "sectionsEnabled", "sectionsOrder", "updatedAt", "userId", "visitorId") SELECT "accentColor", "backgroundColor", "bodyFont", "checksum", "checksumRevision", "createdAt", "generalColor", "headingFont", "id", "isDone", "language", "name", "pageSetup", "pattern", "patternVersion", "removedAt", "revision", "sectionsActive", "sectionsEnabled", "sectionsOrder", "updatedAt", "userId", "visitorId" FROM "resumes";
DROP TABLE "resumes";
ALTER TABLE "new_resumes" RENAME TO "resumes";
CREATE INDEX "resumes_userId_updatedAt_idx" ON "resumes"("userId", "updatedAt");
CREATE INDEX "resumes_visitorId_updatedAt_idx" ON "resumes"("visitorId", "updatedAt");
CREATE INDEX "resumes_baseId_idx" ON "resumes"("baseId");
CREATE INDEX "resumes_removedAt_idx" ON "resumes"("removedAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
