-- CreateTable
CREATE TABLE "trial_uses" (
    "keyHash" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "usedAt" DATETIME NOT NULL,

    PRIMARY KEY ("keyHash", "place")
);

-- CreateIndex
CREATE INDEX "trial_uses_usedAt_idx" ON "trial_uses"("usedAt");
