DROP INDEX "submissions_quiz";--> statement-breakpoint
CREATE INDEX "submissions_judged" ON "submissions" USING btree ("user_id","quiz_id","submitted_at") WHERE "answers" @> '[{"own_judgement": true}]' OR "marks" @> '[{"own_judgement": true}]';
