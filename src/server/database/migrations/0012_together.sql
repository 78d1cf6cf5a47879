ALTER TABLE "quizzes" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ALTER COLUMN "document_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "official_right" integer[];--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "seconds_used" integer;--> statement-breakpoint
CREATE INDEX "submissions_arrived" ON "submissions" USING btree ("quiz_id","user_id","id");--> statement-breakpoint
CREATE TABLE "quiz_shares" (
	"quiz_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"leaderboard" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "quiz_shares_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_shares_code" ON "quiz_shares" USING btree ("code");--> statement-breakpoint
CREATE TABLE "quiz_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"quiz_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text,
	"name_key" text,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"is_removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "quiz_members_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade,
	CONSTRAINT "quiz_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_members_once" ON "quiz_members" USING btree ("quiz_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_members_name" ON "quiz_members" USING btree ("quiz_id","name_key") WHERE "quiz_members"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "quiz_members_user" ON "quiz_members" USING btree ("user_id");--> statement-breakpoint
CREATE TABLE "study_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"own_name" text NOT NULL,
	"code" text,
	"own_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "study_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX "study_groups_code" ON "study_groups" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "study_groups_own_key" ON "study_groups" USING btree ("user_id","own_key");--> statement-breakpoint
CREATE TABLE "group_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"is_removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "group_members_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade,
	CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_once" ON "group_members" USING btree ("group_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_name" ON "group_members" USING btree ("group_id","name_key") WHERE "group_members"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "group_members_user" ON "group_members" USING btree ("user_id");--> statement-breakpoint
CREATE TABLE "assignments" (
	"group_id" integer NOT NULL,
	"quiz_id" integer NOT NULL,
	"opens_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"attempts_allowed" integer,
	"hides_answers" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "assignments_group_id_quiz_id_pk" PRIMARY KEY("group_id","quiz_id"),
	CONSTRAINT "assignments_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade,
	CONSTRAINT "assignments_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "assignments_quiz" ON "assignments" USING btree ("quiz_id");
