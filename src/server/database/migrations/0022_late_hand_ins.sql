CREATE TABLE "given_keys" (
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"quiz_id" integer NOT NULL REFERENCES "quizzes"("id") ON DELETE cascade,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "given_keys_pk" PRIMARY KEY("user_id","quiz_id")
);--> statement-breakpoint
CREATE INDEX "given_keys_quiz" ON "given_keys" ("quiz_id");--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "accepted_at" timestamp (3) with time zone;
