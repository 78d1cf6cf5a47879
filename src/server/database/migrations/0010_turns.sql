ALTER TABLE "users" ADD COLUMN "served_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "documents_quiz" ON "documents" USING btree ("quiz_id") WHERE "documents"."quiz_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_better_quiz" ON "documents" USING btree ("better_quiz_id") WHERE "documents"."better_quiz_id" is not null;--> statement-breakpoint
CREATE INDEX "submissions_quiz" ON "submissions" USING btree ("quiz_id");
