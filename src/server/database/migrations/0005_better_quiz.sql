ALTER TABLE "documents" ADD COLUMN "better_after" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "better_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "better_by" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "better_quiz_id" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_better_quiz_id_quizzes_id_fk" FOREIGN KEY ("better_quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_better" ON "documents" USING btree ("better_after") WHERE "documents"."better_after" is not null;
