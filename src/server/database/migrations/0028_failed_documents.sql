CREATE INDEX "documents_failed" ON "documents" USING btree ("error_code") WHERE "error_code" is not null and "rewritten_at" is null and "deleted_at" is null;
