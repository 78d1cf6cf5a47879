// Selects a file opened with the installed app (the manifest's file_handlers), as if it had been dropped here.
import { useEffect, useRef } from 'react';

/** No standard type library has the File Handling API yet (WICG). */
type LaunchQueue = { setConsumer: (consume: (launch: { files?: readonly FileSystemFileHandle[] }) => void) => void };

/** Passes on the first file of each launch. Files opened before this screen wait in the browser's queue. */
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
