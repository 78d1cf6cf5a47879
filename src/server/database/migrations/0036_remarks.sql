ALTER TABLE "assignment_versions" ADD COLUMN "remark_nth" integer;--> statement-breakpoint
ALTER TABLE "assignment_versions" ADD COLUMN "is_remarking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "assignment_versions_remarking" ON "assignment_versions" ("group_id") WHERE "is_remarking";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "marks_revision" integer;
