ALTER TABLE "users" ADD COLUMN "served_at" timestamp (3) with time zone;
