// The way back from the editor to where it was opened.
import { BackToDashboard } from '../../ui/BackToDashboard.tsx';
import { Back } from '../../ui/icons.tsx';
import { useEditOrigin, useLeaveEditor } from './editOrigin.ts';

export function BackToOrigin() {
  const origin = useEditOrigin();
  const leave = useLeaveEditor();
  if (origin === null) return <BackToDashboard />;
  return (
    <a
      className="back"
      href={origin.href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void leave();
      }}
    >
      <Back size="s" />
      {origin.words}
    </a>
  );
}
