ALTER TABLE "documents" ADD COLUMN "wishes" jsonb;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "source_id" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_source_id_documents_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_source" ON "documents" USING btree ("source_id") WHERE "source_id" is not null;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "unmet" text;
