// Where a joined quiz is, in words, and whether it can be opened now.

/** What this device holds, by quiz id. */
export type Here = { kept: ReadonlySet<number>; open: ReadonlySet<number> };

export function placeOf(quizId: number, device: Here, online: boolean): { words: string; canOpen: boolean; isOpen: boolean } {
  const [isKept, isOpen] = [device.kept.has(quizId), device.open.has(quizId)];
  const words = isKept ? 'On this device' : online ? 'Not on this device' : 'Needs a network once';
  return { words, canOpen: online || isKept || isOpen, isOpen };
}
