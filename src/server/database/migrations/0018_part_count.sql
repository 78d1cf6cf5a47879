ALTER TABLE "documents" ADD COLUMN "part_count" integer;--> statement-breakpoint
UPDATE "documents" SET "part_count" = jsonb_array_length("parts") WHERE "parts" IS NOT NULL;
