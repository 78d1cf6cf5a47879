// Keeps the e-mail address in an account form while the page reloads in another language. A password is never stored.

const PLACE = 'oasis-typed-email';

export function keepTypedEmail(): void {
  const field = document.querySelector<HTMLInputElement>('input[type="email"]');
  if (field) sessionStorage.setItem(PLACE, field.value);
}

/** The kept address, once. */
export function takeTypedEmail(): string {
  try {
    const email = sessionStorage.getItem(PLACE) ?? '';
    sessionStorage.removeItem(PLACE);
    return email;
  } catch {
    return '';
  }
}
