DROP INDEX "submissions_quiz";--> statement-breakpoint
CREATE INDEX "submissions_judged" ON "submissions" USING btree ("user_id","quiz_id","submitted_at") WHERE "answers" @> '[{"own_judgement": true}]' OR "marks" @> '[{"own_judgement": true}]';
--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "results" TYPE json USING "results"::json;--> statement-breakpoint
ALTER TABLE "quizzes" ALTER COLUMN "questions" TYPE json USING "questions"::json;
