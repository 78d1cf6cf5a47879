ALTER TABLE "submissions" ADD COLUMN "answers_readable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "teacher_marks" jsonb;
