-- CreateTable
CREATE TABLE "email_verifications" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "email_verifications_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "mailbox_places" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "mailbox" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "bound" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "topic" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_users" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'pl',
    "emailVerifiedAt" DATETIME,
    "predatesVerification" BOOLEAN NOT NULL DEFAULT false,
    "checkoutUntil" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_users" ("createdAt", "email", "emailVerifiedAt", "firstName", "id", "language", "lastName", "passwordHash", "updatedAt") SELECT "createdAt", "email", "emailVerifiedAt", "firstName", "id", "language", "lastName", "passwordHash", "updatedAt" FROM "users";
DROP TABLE "users";
ALTER TABLE "new_users" RENAME TO "users";
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "email_verifications_userId_idx" ON "email_verifications"("userId");

-- CreateIndex
CREATE INDEX "email_verifications_expiresAt_idx" ON "email_verifications"("expiresAt");

-- CreateIndex
CREATE INDEX "mailbox_places_createdAt_idx" ON "mailbox_places"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "mailbox_places_mailbox_day_bound_place_key" ON "mailbox_places"("mailbox", "day", "bound", "place");

-- Accounts from before addresses were verified: whoever has them has had mail since.
UPDATE "users" SET "predatesVerification" = true;
