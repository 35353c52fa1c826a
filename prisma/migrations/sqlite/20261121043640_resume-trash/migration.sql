-- AlterTable
ALTER TABLE "resumes" ADD COLUMN "removedAt" DATETIME;

-- CreateIndex
CREATE INDEX "resumes_removedAt_idx" ON "resumes"("removedAt");
