-- Documents that wait or are being read get a job, whatever pg-boss's tables say of them. Its schema `pgboss` stays: another program may
-- use it on this database.
CREATE TABLE "jobs" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"lane" text DEFAULT 'text' NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"start_after" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"taken_by" integer,
	"started_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE cascade
);--> statement-breakpoint
INSERT INTO "jobs" ("document_id", "queued_at", "tries", "taken_by", "started_at")
  SELECT "id", "uploaded_at", CASE WHEN "claimed_by" IS NULL THEN 0 ELSE 1 END, "claimed_by",
    CASE WHEN "claimed_by" IS NULL THEN NULL ELSE now() END
  FROM "documents" WHERE "status" IN ('pending', 'processing');
