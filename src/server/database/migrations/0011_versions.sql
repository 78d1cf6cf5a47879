ALTER TABLE "quizzes" ADD COLUMN "own_key" text;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "first_id" integer;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_first_id_quizzes_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quizzes_own_key" ON "quizzes" USING btree ("user_id","own_key");--> statement-breakpoint
CREATE INDEX "quizzes_first" ON "quizzes" USING btree ("first_id");--> statement-breakpoint
UPDATE "quizzes" q SET "own_key" = d."upload_key" FROM "documents" d WHERE d."quiz_id" = q."id" AND d."kind" = 'own';
