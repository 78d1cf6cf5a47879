ALTER TABLE "documents" ADD COLUMN "better_done" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "better_parts" integer;--> statement-breakpoint
CREATE TABLE "model_replies" (
	"document_id" integer NOT NULL,
	"request_hash" text NOT NULL,
	"reply" jsonb NOT NULL,
	CONSTRAINT "model_replies_document_id_request_hash_pk" PRIMARY KEY("document_id","request_hash"),
	CONSTRAINT "model_replies_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE cascade
);
