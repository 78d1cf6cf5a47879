CREATE TABLE "gone_sessions" (
	"token_hash" text PRIMARY KEY,
	"expires_at" timestamp (3) with time zone NOT NULL
);