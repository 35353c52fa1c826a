-- CreateTable
CREATE TABLE "package_prices" (
    "packageSlug" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "validFrom" DATETIME NOT NULL,
    "grossAmount" INTEGER NOT NULL,
    "regularAmount" INTEGER,

    PRIMARY KEY ("packageSlug", "currency", "validFrom"),
    CONSTRAINT "package_prices_packageSlug_fkey" FOREIGN KEY ("packageSlug") REFERENCES "packages" ("slug") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- The prices of packages that are there. The epoch: nobody recorded since when they are valid.
INSERT INTO "package_prices" ("packageSlug", "currency", "validFrom", "grossAmount", "regularAmount")
SELECT "slug", "currency", '1970-01-01T00:00:00.000Z', "grossAmount", NULL FROM "packages";

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_vouchers" (
    "code" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "value" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'PLN',
    "validFrom" DATETIME NOT NULL,
    "validUntil" DATETIME NOT NULL,
    "maxUses" INTEGER NOT NULL,
    "maxUsesPerUser" INTEGER NOT NULL,
    "uses" INTEGER NOT NULL,
    "packageSlugs" JSONB NOT NULL
);
INSERT INTO "new_vouchers" ("code", "kind", "maxUses", "maxUsesPerUser", "packageSlugs", "uses", "validFrom", "validUntil", "value") SELECT "code", "kind", "maxUses", "maxUsesPerUser", "packageSlugs", "uses", "validFrom", "validUntil", "value" FROM "vouchers";
DROP TABLE "vouchers";
ALTER TABLE "new_vouchers" RENAME TO "vouchers";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
