// A file that was opened with the installed app (the manifest's file_handlers): it is chosen, as if it had been dropped here.
import { useEffect, useRef } from 'react';

/** The File Handling API is in no standard library of types yet (WICG). */
type LaunchQueue = { setConsumer: (consume: (launch: { files?: readonly FileSystemFileHandle[] }) => void) => void };

/** Hands over each opened file; one that was opened before this screen stood has waited in the browser's queue. */
export function useLaunchedFiles(choose: (file: File) => void, onUnreadable: (name: string) => void): void {
  const latest = useRef({ choose, onUnreadable });
  useEffect(() => {
    latest.current = { choose, onUnreadable };
  });
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => {
      const [handle] = files ?? [];
      handle?.getFile().then(
        (file) => latest.current.choose(file),
        () => latest.current.onUnreadable(handle.name),
      );
    });
    return () => launchQueue?.setConsumer(() => undefined);
  }, []);
}
