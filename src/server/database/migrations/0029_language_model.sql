CREATE TABLE "language_model" (
	"id" integer PRIMARY KEY NOT NULL,
	"choice" jsonb NOT NULL,
	"documents_since" timestamp (3) with time zone,
	CONSTRAINT "one_language_model" CHECK ("id" = 1)
);
