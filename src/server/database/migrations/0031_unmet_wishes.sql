ALTER TABLE "quizzes" ADD COLUMN "unmet_wishes" jsonb;--> statement-breakpoint
UPDATE "quizzes" SET "unmet_wishes" = jsonb_strip_nulls(jsonb_build_object(
    'dropped_wishes', to_jsonb(array_remove(array[
      case when s.names ~ 'the difficulty' then 'difficulty' end,
      case when s.names ~ 'the kind' then 'kind' end,
      case when s.names ~ 'the wish for no essays' then 'without_essays' end,
      case when s.names ~ 'the choice of parts' then 'parts' end], null)),
    'question_count', s.question_count::int))
  FROM (SELECT "id",
      substring("unmet" from '^Too few good questions were found for .+, so ((?:the (?:difficulty|kind|wish for no essays|choice of parts)(?:, | and )?)+) (?:was|were) left aside\.(?: You wished for \d+ questions; \d+(?: good ones)? could be written\.)?$') AS "names",
      substring("unmet" from '(?:^|left aside\. )You wished for \d+ questions; (\d+)(?: good ones)? could be written\.$') AS "question_count"
    FROM "quizzes") s
  WHERE "quizzes"."id" = s."id" AND (s.names IS NOT NULL OR s.question_count IS NOT NULL AND "quizzes"."unmet" ~ '^You wished for ');
