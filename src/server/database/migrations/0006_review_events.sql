CREATE TABLE "review_events" (
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "review_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"event_id" text NOT NULL,
	"quiz_id" integer NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "review_events_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "review_events" ADD CONSTRAINT "review_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_events" ADD CONSTRAINT "review_events_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_events_seq" ON "review_events" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "review_events_quiz" ON "review_events" USING btree ("quiz_id");
