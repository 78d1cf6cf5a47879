-- Review events that lie ahead of now: the clock of their device was wrong, and when they arrived was not stored. Each counts at the newest
-- time that came before it in its student's log (it did not arrive earlier), else just before what came after it; in the order in which
-- they were made. They get new places in the log, so that every device reads them again.
WITH "now_ms" AS (SELECT (extract(epoch from now()) * 1000)::bigint AS "at"),
"ahead" AS (
	SELECT DISTINCT e."user_id" FROM "review_events" e, "now_ms" n WHERE (e."event"->>'at')::bigint > n."at"
),
"log" AS (
	SELECT e."user_id", e."event_id", (e."event"->>'at')::bigint AS "said", n."at" AS "now",
		max((e."event"->>'at')::bigint) FILTER (WHERE (e."event"->>'at')::bigint <= n."at")
			OVER (PARTITION BY e."user_id" ORDER BY e."seq") AS "earlier",
		min((e."event"->>'at')::bigint) OVER (PARTITION BY e."user_id") AS "first"
	FROM "review_events" e JOIN "ahead" USING ("user_id"), "now_ms" n
),
"mended" AS (
	SELECT "user_id", "event_id", least("now", coalesce("earlier", least("now", "first") - 86400000) +
		row_number() OVER (PARTITION BY "user_id" ORDER BY "said", "event_id")) AS "at"
	FROM "log" WHERE "said" > "now"
)
UPDATE "review_events" r SET "seq" = DEFAULT, "event" = jsonb_set(r."event", '{at}', to_jsonb(m."at"))
FROM "mended" m WHERE r."user_id" = m."user_id" AND r."event_id" = m."event_id";
