-- CreateTable
CREATE TABLE "job_offers" (
    "source" TEXT NOT NULL,
    "externalId" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "city" TEXT,
    "citySlug" TEXT,
    "isRemote" BOOLEAN NOT NULL,
    "category" TEXT NOT NULL,
    "contract" TEXT,
    "salaryMin" INTEGER,
    "salaryMax" INTEGER,
    "salaryCurrency" TEXT,
    "salaryIsGross" BOOLEAN,
    "salaryText" TEXT,
    "description" TEXT NOT NULL,
    "searchText" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "publishedAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "withdrawnAt" DATETIME,
    "checksum" TEXT NOT NULL,

    PRIMARY KEY ("source", "externalId")
);

-- CreateIndex
CREATE UNIQUE INDEX "job_offers_slug_key" ON "job_offers"("slug");

-- CreateIndex
CREATE INDEX "job_offers_publishedAt_idx" ON "job_offers"("publishedAt");

-- CreateIndex
CREATE INDEX "job_offers_expiresAt_idx" ON "job_offers"("expiresAt");
