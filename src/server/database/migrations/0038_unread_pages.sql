ALTER TABLE "documents" ADD COLUMN "unread_pages" jsonb;
