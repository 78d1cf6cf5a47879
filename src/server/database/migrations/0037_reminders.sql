CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "one_push_key" CHECK ("push_keys"."id" = 1)
);--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"time_zone" text NOT NULL,
	"quiz_ready" boolean NOT NULL,
	"assignment_due" boolean NOT NULL,
	"review_hour" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "sessions"("token_hash") ON DELETE cascade,
	CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" ("user_id");--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY NOT NULL,
	"session_hash" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"address" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"send_after" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_messages_session_hash_push_subscriptions_session_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "push_subscriptions"("session_hash") ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX "push_messages_once" ON "push_messages" ("session_hash", "kind", "subject");--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" ("send_after") WHERE "send_after" is not null;
