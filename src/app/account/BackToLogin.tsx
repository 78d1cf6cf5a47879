// The link back to the login, below a form.
import { Link } from '@tanstack/react-router';
import { accountTexts } from '#texts/account';

export function BackToLogin() {
  return (
    <p className="auth__foot">
      <Link to="/login">{accountTexts.backToLogin}</Link>
    </p>
  );
}
