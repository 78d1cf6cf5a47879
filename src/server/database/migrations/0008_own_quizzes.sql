ALTER TABLE "quizzes" ADD COLUMN "made_from" jsonb;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "body_hash" text;
