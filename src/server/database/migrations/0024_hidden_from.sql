ALTER TABLE "assignments" ADD COLUMN "hidden_from" timestamp (3) with time zone;
