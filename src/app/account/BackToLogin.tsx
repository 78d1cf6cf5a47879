// The way back to the login, below a form.
import { Link } from '@tanstack/react-router';

export function BackToLogin() {
  return (
    <p className="auth__foot">
      <Link to="/login">Back to Login</Link>
    </p>
  );
}
