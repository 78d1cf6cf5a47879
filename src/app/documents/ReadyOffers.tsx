// What stands below a list with a quiz in it: a mock exam of what is here, and the app on the home screen.
import { Link } from '@tanstack/react-router';
import { InstallOffer } from '../shell/InstallOffer.tsx';
import { buttonClass } from '../ui/buttonClass.ts';

export function ReadyOffers() {
  return (
    <>
      <Link className={buttonClass({ look: 'text' })} to="/dashboard/exam/new">
        New mock exam
      </Link>
      <InstallOffer />
    </>
  );
}
