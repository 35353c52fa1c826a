-- CreateTable
CREATE TABLE "magazine_authors" (
    "language" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "biography" TEXT NOT NULL,

    PRIMARY KEY ("language", "slug")
);

-- CreateTable
CREATE TABLE "magazine_categories" (
    "language" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    PRIMARY KEY ("language", "slug")
);

-- CreateTable
CREATE TABLE "magazine_posts" (
    "language" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "readingMinutes" INTEGER NOT NULL,
    "coverKey" TEXT NOT NULL,
    "coverAlt" TEXT NOT NULL,
    "authorSlug" TEXT NOT NULL,
    "categorySlug" TEXT NOT NULL,
    "publishedAt" DATETIME NOT NULL,
    "updatedAt" DATETIME,
    "checksum" TEXT NOT NULL,

    PRIMARY KEY ("language", "slug"),
    CONSTRAINT "magazine_posts_language_authorSlug_fkey" FOREIGN KEY ("language", "authorSlug") REFERENCES "magazine_authors" ("language", "slug") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "magazine_posts_language_categorySlug_fkey" FOREIGN KEY ("language", "categorySlug") REFERENCES "magazine_categories" ("language", "slug") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "magazine_feeds" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "magazine_feeds_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "magazine_posts_language_publishedAt_idx" ON "magazine_posts"("language", "publishedAt");

-- CreateIndex
CREATE UNIQUE INDEX "magazine_feeds_tokenHash_key" ON "magazine_feeds"("tokenHash");
