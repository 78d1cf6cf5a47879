// Photos of pages, before they are a file.
import { plural } from './plural.ts';

const pages = (count: number) => plural(count, { one: '1 page', other: `${count} pages` });

export const photos = {
  title: 'Photos of pages',
  printedOnly: 'Printed pages only',
  how: 'Handwriting is not read. Take one page at a time, flat and in good light, so that it fills the picture.',
  take: 'Take a photo',
  takeNext: 'Take the next photo',
  choose: 'Choose pictures',
  adding: (number: number, count: number) => `Adding picture ${number} of ${count}...`,
  list: 'Pages in their order',
  page: (number: number) => `Page ${number}`,
  earlier: (number: number) => `Move page ${number} up`,
  later: (number: number) => `Move page ${number} down`,
  edit: (number: number) => `Turn or crop page ${number}`,
  remove: (number: number) => `Remove page ${number}`,
  moved: (number: number) => `It is page ${number} now.`,
  removed: (number: number) => `Page ${number} was removed`,
  changed: (number: number) => `Page ${number} was changed`,
  undoFailed: 'The page could not be brought back.',
  kept: 'They stay on this device until you upload them.',
  use: (count: number) => `Use ${pages(count)}`,
  making: (number: number, count: number) => `Preparing page ${number} of ${count}...`,
  makingFailed: 'The pages could not be made into a file. Please try again.',
  back: 'Back',
  filename: (date: string, count: number) => `Photos ${date}, ${pages(count)}.pdf`,

  // Turning and cropping
  editing: (number: number) => `Turn or crop page ${number}`,
  preview: 'The page, with what is cut off in grey',
  turn: 'Turn right',
  cut: { left: 'Cut off on the left', top: 'Cut off at the top', right: 'Cut off on the right', bottom: 'Cut off at the bottom' },
  save: 'Save',
  cancel: 'Cancel',

  // What cannot be taken
  unopenable: (name: string) => `This browser cannot open ${name}. Take the photo here, or choose a JPEG, PNG or WebP.`,
  tooLarge: (name: string) => `${name} is too large. A picture may have 40 MB.`,
  tooMany: (limit: number) => `A file can have ${limit} pages. Use these first, then take the others.`,
  noRoom: 'There is no room for this picture on this device. Use the pages that you have, or remove one.',
  notKept: 'The picture could not be kept on this device. Please try again.',
  unreadable: 'The photo could not be opened. Remove it and take it again.',
};
