ALTER TABLE "submissions" ADD COLUMN "marks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "suggestions" jsonb;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "own_accepted" jsonb;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
