CREATE TABLE "assignment_versions" (
	"group_id" integer NOT NULL REFERENCES "study_groups"("id") ON DELETE cascade,
	"quiz_id" integer NOT NULL REFERENCES "quizzes"("id") ON DELETE cascade,
	"version_id" integer NOT NULL REFERENCES "quizzes"("id") ON DELETE cascade,
	"nth" integer NOT NULL,
	CONSTRAINT "assignment_versions_pkey" PRIMARY KEY("group_id","quiz_id","version_id")
);
--> statement-breakpoint
CREATE INDEX "assignment_versions_quiz" ON "assignment_versions" ("quiz_id");--> statement-breakpoint
CREATE INDEX "assignment_versions_version" ON "assignment_versions" ("version_id");--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "counted_version" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "replaced_marks" jsonb;
