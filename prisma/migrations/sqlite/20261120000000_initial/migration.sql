-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "sessions" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "userAgent" TEXT NOT NULL,
    "remember" BOOLEAN NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "visitors" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "resumes" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT,
    "visitorId" TEXT,
    "name" TEXT NOT NULL,
    "isDone" BOOLEAN NOT NULL,
    "language" TEXT NOT NULL,
    "pattern" TEXT NOT NULL,
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
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "resumes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "resumes_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "visitors" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "resume_sections" (
    "resumeId" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "config" JSONB NOT NULL,

    PRIMARY KEY ("resumeId", "slug"),
    CONSTRAINT "resume_sections_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resumes" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "photos" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "resumeId" TEXT NOT NULL,
    "fileKey" TEXT NOT NULL,
    "widthPx" INTEGER NOT NULL,
    "heightPx" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "photos_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resumes" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "downloads" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "resumeId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "fileKey" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "pageCount" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "downloads_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "downloads_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resumes" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "packages" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "days" INTEGER NOT NULL,
    "grossAmount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "vatRatePercent" INTEGER NOT NULL,
    "savingsPercent" INTEGER,
    "isOnSale" BOOLEAN NOT NULL,
    "isRecommended" BOOLEAN NOT NULL,
    "position" INTEGER NOT NULL,
    "texts" JSONB NOT NULL
);

-- CreateTable
CREATE TABLE "orders" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT,
    "packageSlug" TEXT NOT NULL,
    "catalogue" JSONB NOT NULL,
    "currency" TEXT NOT NULL,
    "grossAmount" INTEGER NOT NULL,
    "netAmount" INTEGER NOT NULL,
    "vatAmount" INTEGER NOT NULL,
    "vatRatePercent" INTEGER NOT NULL,
    "voucherCode" TEXT,
    "discountAmount" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "openKey" TEXT,
    "resumeUuid" TEXT,
    "buyerName" TEXT NOT NULL,
    "buyerEmail" TEXT NOT NULL,
    "consentVersion" TEXT NOT NULL,
    "consentAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "paidAt" DATETIME
);

-- CreateTable
CREATE TABLE "payment_attempts" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT NOT NULL,
    "attemptNo" INTEGER NOT NULL,
    "provider" TEXT NOT NULL,
    "providerRef" TEXT,
    "state" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "failureCode" TEXT,
    "failureMessage" TEXT,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "payment_attempts_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "webhook_events" (
    "provider" TEXT NOT NULL,
    "eventId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "tries" INTEGER NOT NULL,
    "nextTryAt" DATETIME NOT NULL,
    "receivedAt" DATETIME NOT NULL,
    "processedAt" DATETIME,
    "error" TEXT,

    PRIMARY KEY ("provider", "eventId")
);

-- CreateTable
CREATE TABLE "fulfilments" (
    "orderId" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "accessFrom" DATETIME NOT NULL,
    "accessUntil" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "fulfilments_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ledger_entries" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "providerRef" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "ledger_entries_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "providerRef" TEXT,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "refunds_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "documents" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "series" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "correctsId" TEXT,
    "content" JSONB NOT NULL,
    "issuedAt" DATETIME NOT NULL,
    CONSTRAINT "documents_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "document_counters" (
    "series" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "lastNumber" INTEGER NOT NULL,

    PRIMARY KEY ("series", "year")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "state" TEXT NOT NULL,
    "tries" INTEGER NOT NULL,
    "nextTryAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "sentAt" DATETIME
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "packageSlug" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "cancelAtPeriodEnd" BOOLEAN NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "endedAt" DATETIME
);

-- CreateTable
CREATE TABLE "subscription_periods" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "subscriptionId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    "orderId" TEXT,
    CONSTRAINT "subscription_periods_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "subscriptions" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "vouchers" (
    "code" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "value" INTEGER NOT NULL,
    "validFrom" DATETIME NOT NULL,
    "validUntil" DATETIME NOT NULL,
    "maxUses" INTEGER NOT NULL,
    "maxUsesPerUser" INTEGER NOT NULL,
    "uses" INTEGER NOT NULL,
    "packageSlugs" JSONB NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "sessions_userId_idx" ON "sessions"("userId");

-- CreateIndex
CREATE INDEX "sessions_expiresAt_idx" ON "sessions"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "visitors_tokenHash_key" ON "visitors"("tokenHash");

-- CreateIndex
CREATE INDEX "resumes_userId_updatedAt_idx" ON "resumes"("userId", "updatedAt");

-- CreateIndex
CREATE INDEX "resumes_visitorId_updatedAt_idx" ON "resumes"("visitorId", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "photos_resumeId_key" ON "photos"("resumeId");

-- CreateIndex
CREATE INDEX "downloads_userId_createdAt_idx" ON "downloads"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "downloads_resumeId_createdAt_idx" ON "downloads"("resumeId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "orders_openKey_key" ON "orders"("openKey");

-- CreateIndex
CREATE INDEX "orders_userId_createdAt_idx" ON "orders"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "payment_attempts_state_updatedAt_idx" ON "payment_attempts"("state", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "payment_attempts_provider_providerRef_key" ON "payment_attempts"("provider", "providerRef");

-- CreateIndex
CREATE UNIQUE INDEX "payment_attempts_orderId_attemptNo_key" ON "payment_attempts"("orderId", "attemptNo");

-- CreateIndex
CREATE INDEX "webhook_events_state_nextTryAt_idx" ON "webhook_events"("state", "nextTryAt");

-- CreateIndex
CREATE INDEX "fulfilments_userId_accessUntil_idx" ON "fulfilments"("userId", "accessUntil");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entries_kind_provider_providerRef_key" ON "ledger_entries"("kind", "provider", "providerRef");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_provider_providerRef_key" ON "refunds"("provider", "providerRef");

-- CreateIndex
CREATE UNIQUE INDEX "documents_series_year_number_key" ON "documents"("series", "year", "number");

-- CreateIndex
CREATE INDEX "outbox_state_nextTryAt_idx" ON "outbox"("state", "nextTryAt");

-- CreateIndex
CREATE INDEX "subscriptions_userId_idx" ON "subscriptions"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_periods_subscriptionId_seq_key" ON "subscription_periods"("subscriptionId", "seq");
