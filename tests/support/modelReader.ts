// What a reader of a model's questions is asked (engine/llm/answerCheck.ts), and its reply. Each test says which lines are right.

/** The lines of a request to check them, questions with their answers beneath. */
function linesToCheck(prompt: string): string[] {
  const listed = prompt.split('TASK: CHECK these lines.\n')[1] ?? '';
  return listed.split(/\n(?=\d+\. )/).map((line) => line.replace(/^\d+\. /, ''));
}

/** The reply of a reader who finds those lines right. */
export function checksOf(prompt: string, isRight: (line: string) => boolean) {
  return { checks: linesToCheck(prompt).map((line, at) => ({ number: at + 1, right: isRight(line) })) };
}
