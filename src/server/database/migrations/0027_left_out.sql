ALTER TABLE "quizzes" ADD COLUMN "left_out" jsonb;
