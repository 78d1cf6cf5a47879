ALTER TABLE "documents" ADD COLUMN "open_choices" jsonb;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "letters" jsonb;
