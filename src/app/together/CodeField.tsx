// A place to type a code that somebody told one. What is typed is read as people write it: in any case, with or without its hyphen.
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { readCode } from '#core/together/shareCode';
import { joinTexts } from '#texts/join';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type CodeTarget, codeRoutes } from './codeRoutes.ts';

/** `to`: what a code without its link opens. */
export function CodeField({ to }: { to: CodeTarget }) {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code') ?? '');
    const code = readCode(typed.replace(/^.*\//, ''));
    setRefusal(code === null ? joinTexts.codeFlaw : null);
    if (code !== null) void navigate({ to: codeRoutes[linked(typed) ?? to], params: { code } });
  }
  return (
    <form className="codefield" onSubmit={open} noValidate>
      <TextField
        label={joinTexts.codeFields[to]}
        name="code"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={200}
        error={refusal}
        hint={joinTexts.codeHint}
      />
      <Button type="submit" look="tint">
        {joinTexts.open}
      </Button>
    </form>
  );
}

/** What a whole link leads to; null: it is none. */
function linked(typed: string): CodeTarget | null {
  if (typed.includes('/g/')) return 'group';
  return typed.includes('/s/') ? 'quiz' : null;
}
