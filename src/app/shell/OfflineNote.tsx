// Says what needs the network, while there is none. It has its room all the time, so that nothing moves when the network goes or comes.
import { useOnline } from '../data/online.ts';

export function OfflineNote({ id, children }: { id?: string; children: string }) {
  return (
    <p className={useOnline() ? 'small muted unseen' : 'small muted'} id={id}>
      {children}
    </p>
  );
}
