// The forms of an account: logging in, registering, and setting a new password.
export const account = {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  backToLogin: 'Back to Login',

  // Login
  login: 'Login',
  welcome: 'Welcome',
  loginAbout: 'Log in to see your documents and quizzes.',
  accountDeleted: 'Your account was deleted. Below is what is still on this device.',
  loggingIn: 'Logging in...',
  loginWith: 'Or Login with',
  noAccount: "Don't have an account? <link>Register</link>",
  loginDone: 'Login Successful!',
  loginWithoutUser: 'Login succeeded, but failed to fetch user details.',
  loginFailed: 'Login failed. Please check your credentials.',

  // Registration
  register: 'Register',
  createAccount: 'Create Account',
  registerAbout: 'Your documents and quizzes, on all your devices.',
  repeatPassword: 'Confirm Password',
  repeated: 'Filled in for you while the password is visible.',
  registering: 'Creating Account...',
  registerWith: 'Or Sign up with',
  hasAccount: 'Already have an account? <link>Login</link>',
  registered: (email: string) => `Registration successful for ${email}! Please login.`,
  registerFailed: 'Registration failed. Please try again.',

  // A mail with a link
  forgot: 'Forgot your password?',
  forgotAbout: 'Enter your email and we will send you a link to set a new password.',
  sendLink: 'Send Reset Link',
  sending: 'Sending...',
  linkSent: 'Password reset instructions sent if account exists.',
  linkSentTo: (email: string) => `If an account exists for ${email}, you will receive an email with reset instructions shortly.`,
  linkFailed: 'Failed to send reset instructions.',

  // A new password
  reset: 'Reset Password',
  resetAbout: 'At least 8 characters.',
  newPassword: 'New Password',
  repeatNewPassword: 'Confirm New Password',
  resetting: 'Resetting...',
  resetSuccess: 'Password reset successfully!',
  resetFailed: 'Failed to reset password. The link may be invalid or expired.',
  resetDone: 'Password Reset Successful!',
  resetDoneNote: 'You can now log in with your new password.',
  goToLogin: 'Go to Login',
  linkNote: 'The link works once and expires after 60 minutes.',
  sendNewLink: 'Send a New Link',
};
