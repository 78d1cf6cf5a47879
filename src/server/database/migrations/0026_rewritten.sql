ALTER TABLE "documents" ADD COLUMN "rewritten_at" timestamp (3) with time zone;
