ALTER TABLE "quizzes" ADD COLUMN "keys_hidden_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "open_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "open_until" timestamp (3) with time zone;
